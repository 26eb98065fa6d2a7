import { useStore } from '@nanostores/react';
import type { AdapterName } from '#domain/financing/adapter';
import { includesCoupon } from '#domain/offers/coupon';
import { digitsOf } from '#domain/text/format';
import type { Coupons } from '#features/coupon/coupon';
import { saveSimulation } from '#features/funding/save-simulation';
import type { Simulation } from '#services/entities/simulation';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { fillMessage } from '#ui/fill-message';
import { $flow } from '../flow-store';
import { putCoupon, takeCouponOut } from '../plan-coupon';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';

const deferredCoupon = deferred(() => import('#features/coupon/coupon'));

interface PlanCouponProps {
  offerId: string;
  simulation: Simulation;
  /** Called when the service starts and ends to look at a coupon. */
  onChecking(isChecking: boolean): void;
}

/**
 * The coupon of an offer's plan (spec financing#coupon): the service computes the plan with it, as a simulation of its
 * own, so that a failure or the visitor leaves the one without it as it was. Its module is deferred.
 */
export function PlanCoupon(plan: PlanCouponProps) {
  const { numberOfInstallments: period } = plan.simulation;
  // A coupon is of a plan's number of installments.
  return period ? <CouponOfPlan {...plan} period={period} /> : null;
}

function CouponOfPlan({ offerId, simulation, period, onChecking }: PlanCouponProps & { period: number }) {
  const { signal } = useHost();
  const { props, state } = useFlowPage();
  const messages = useMessages(texts);
  const include = async (name: string) => {
    const { terms, withoutCoupon, progress } = $flow.get();
    if (includesCoupon(simulation, name)) return () => {};
    const plain = withoutCoupon ?? simulation;
    const { mvs, year, price, entrancePercent } = plain;
    // What the service has not said of the plan cannot be asked for again with a coupon.
    if (!mvs || !year || !price || entrancePercent === undefined) return null;
    const plan = {
      source: progress.source as AdapterName,
      mvs,
      year,
      price,
      entrancePercent,
      numberOfInstallments: period,
      ...(plain.finalInstallmentPercentage != null && {
        finalInstallmentPercentage: plain.finalInstallmentPercentage,
      }),
      ...(terms?.planId && { planId: terms.planId }),
    };
    const car = {
      ...(plain.partIds?.length && { partIds: plain.partIds }),
      ...(plain.colorCode && { colorCode: plain.colorCode }),
    };
    const kept = await saveSimulation(plan, car, props, signal, name);
    return includesCoupon(kept, name) ? () => putCoupon(kept, name) : null;
  };
  return (
    <DeferredPart of={useDeferred(deferredCoupon)} label={messages.loading}>
      {({ coupons: { Coupon, couponOfOffer, dropCoupon, keepCoupon } }) => (
        <Coupon
          // The coupon of an earlier step, or that of another widget of the visit.
          start={state.coupon ?? (state.couponRefusal ? '' : couponOfOffer(offerId)) ?? ''}
          offerId={offerId}
          downPayment={simulation.entranceValue}
          period={period}
          cpf={digitsOf(state.register.cpf ?? '')}
          include={include}
          {...(state.couponRefusal && { refusal: state.couponRefusal })}
          onChecking={onChecking}
          onCoupon={(coupon, isIncluded) => {
            if (!isIncluded) takeCouponOut();
            if (coupon) keepCoupon({ name: coupon.couponName, offerId, period });
            else dropCoupon({ offerId, period });
          }}
        />
      )}
    </DeferredPart>
  );
}

/** The visitor's coupon that is no part of the sent proposal: nothing has used it. */
function Unused({ coupons }: { coupons: Coupons }) {
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const applied = useStore(coupons.$appliedCoupon);
  const { simulation, proposal } = state;
  if (!applied || applied.offerId !== simulation?.offerId || !proposal) return null;
  if (includesCoupon(proposal, applied.name)) return null;
  return <p className="notice neutral">{fillMessage(messages.couponUnused, { name: applied.name })}</p>;
}

/** Says where a coupon is used that the bank did not take with the proposal. */
export function UnusedCoupon() {
  const { state } = useFlowPage();
  const { module } = useDeferred(deferredCoupon, !!state.simulation?.offerId);
  return <div role="status">{module && <Unused coupons={module.coupons} />}</div>;
}
