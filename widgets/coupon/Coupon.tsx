import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { CouponWidgetProps } from './attributes';
import css from './coupon.css?inline';
import { texts } from './messages';

export const styles = css;

/** Loads the plan and the calls, which are not needed for the first view. */
const offerModule = deferred(() => import('./deferred/CouponView'));
/** Loads what only offers of services and accessories need. */
const moparModule = deferred(() =>
  import('#features/coupon/mopar/MoparCoupon').then(({ moparParts }) => moparParts),
);

export default function Coupon(props: CouponWidgetProps) {
  const messages = useMessages(texts);
  const heading = props.heading || messages.heading;
  const { moparOffer } = props;
  return moparOffer ? (
    <DeferredPanel heading={heading} of={moparModule}>
      {({ MoparCoupon }) => <MoparCoupon id={moparOffer} key={moparOffer} />}
    </DeferredPanel>
  ) : (
    <DeferredPanel heading={heading} of={offerModule}>
      {({ CouponView }) => <CouponView props={props} />}
    </DeferredPanel>
  );
}
