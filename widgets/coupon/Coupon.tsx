import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { CouponWidgetProps } from './attributes';
import css from './coupon.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const styles = css;

/** Loads the plan and the calls, which are not needed for the first view. */
const offerModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));
/** Loads what only offers of services and accessories need. */
const moparModule = deferred(() =>
  import('#features/coupon/mopar/MoparCoupon').then(({ moparParts }) => moparParts),
);

function OfOffer({ props }: { props: CouponWidgetProps }) {
  return (
    <DeferredView of={useDeferred(offerModule)} placeholder={<div aria-busy="true" />}>
      {({ CouponView }) => <CouponView props={props} />}
    </DeferredView>
  );
}

function OfMopar({ id }: { id: string }) {
  return (
    <DeferredView of={useDeferred(moparModule)} placeholder={<div aria-busy="true" />}>
      {({ MoparCoupon }) => <MoparCoupon id={id} key={id} />}
    </DeferredView>
  );
}

export default function Coupon(props: CouponWidgetProps) {
  const w = useMessages(pt, es);
  return (
    <div className="panel">
      <h2>{props.heading || w.heading}</h2>
      <div className="room">
        {props.moparOffer ? <OfMopar id={props.moparOffer} /> : <OfOffer props={props} />}
      </div>
    </div>
  );
}
