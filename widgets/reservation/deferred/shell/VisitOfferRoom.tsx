import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';

/** The room of the visitor's offer while it loads, so that the cars below it move little. */
export const VisitOfferRoom = () => (
  <div className="visit-offer-room">
    <Loading>
      <Skeleton kind="media" />
    </Loading>
  </div>
);
