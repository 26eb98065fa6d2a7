/** The coupon of the flow's plan: the simulation with it in the place of the one without. */
import type { Simulation } from '#services/entities/simulation';
import { NO_COUPON } from './flow-state';
import { $flow, updateFlow } from './flow-store';

/** The form of the bank, for another simulation of it. */
const sameBank = ({ id: simulationId }: Simulation) => {
  const { bank } = $flow.get();
  return bank && { bank: { ...bank, simulationId } };
};

/** Puts a simulation that includes a coupon in the place of the current one. */
export function putCoupon(simulation: Simulation, coupon: string): void {
  const { simulation: before, withoutCoupon } = $flow.get();
  updateFlow({
    ...sameBank(simulation),
    simulation,
    simulationId: simulation.id,
    coupon,
    withoutCoupon: withoutCoupon ?? before,
    couponRefusal: '',
  });
}

/** Goes back to the simulation without a coupon; refusal: why, in the service's words. */
export function takeCouponOut(refusal = ''): void {
  const { withoutCoupon } = $flow.get();
  updateFlow({
    ...NO_COUPON,
    couponRefusal: refusal,
    ...(withoutCoupon && {
      ...sameBank(withoutCoupon),
      simulation: withoutCoupon,
      simulationId: withoutCoupon.id,
    }),
  });
}
