import { useEffect, useRef, useState } from 'react';
import { couponAvailable, couponSuits } from '../../domain/coupon';
import { cpf as isCpf } from '../../domain/documents';
import { digitsOf } from '../../domain/format';
import { latestRequest } from '../../domain/standalone/latest-request';
import type { Coupon } from '../../services/entities/offer';
import { problemOf } from '../../services/fallbacks/problem';
import { validateCoupon } from '../../services/offer-site';
import { useHost } from '../../ui/core/host-context';

/** Why a coupon does not apply. */
export type CouponProblem = 'missing' | 'unavailable' | 'needsDownPayment' | 'failed' | 'offline';

export interface CouponState {
  status: 'open' | 'checking' | 'applied';
  coupon?: Coupon;
  problem?: CouponProblem;
  /** The service's own message, shown instead of ours. */
  serviceMessage?: string;
  /** Name of a coupon that counted until the plan was another; empty where the visitor took it away. */
  lost?: string;
}

export interface CouponTermsOfPlan {
  offerId: string;
  /** Months of the plan. */
  period: number;
  /** In the market's currency. */
  downPayment: number;
  cpf?: string;
}

/** What a failure of CPN-04 means for a visitor: what the service refuses is unavailable, anything else may be tried again. */
function couponProblem(error: unknown): Pick<CouponState, 'problem' | 'serviceMessage'> {
  const { kind, refusal, messages } = problemOf(error);
  if (kind === 'offline') return { problem: 'offline' };
  if (kind === 'missing') return { problem: 'unavailable' };
  if (kind !== 'conflict' && kind !== 'refused') return { problem: 'failed' };
  const serviceMessage = refusal?.fields.couponName ?? messages[0];
  return { problem: 'unavailable', ...(serviceMessage && { serviceMessage }) };
}

/**
 * A coupon for a plan (spec financing#coupon): asked of the service, and held against the plan as long as it
 * counts. Only the latest question's answer does anything.
 * @param start the coupon that counted when the visitor was here before: asked about once more
 */
export function useCoupon(plan: CouponTermsOfPlan, start: string, onCoupon: (name: string | null) => void) {
  const { offerId, period, downPayment, cpf = '' } = plan;
  const { signal } = useHost();
  const [state, setState] = useState<CouponState>({ status: 'open' });
  const [requests] = useState(latestRequest);
  const latestCallback = useRef(onCoupon);
  latestCallback.current = onCoupon;
  const { coupon } = state;
  /** The last value passed to onCoupon. */
  const counts = useRef<string | null>(start || null);
  const notify = (name: string | null) => {
    if (counts.current === name) return;
    counts.current = name;
    latestCallback.current(name);
  };

  const drop = (next: Partial<CouponState>) => {
    requests.drop();
    setState({ status: 'open', ...next });
    notify(null);
  };

  const check = async (typed: string) => {
    const name = typed.trim();
    if (!name) return setState({ status: 'open', problem: 'missing' });
    const isLatest = requests.start();
    const latest = () => isLatest() && !signal.aborted;
    setState({ status: 'checking' });
    try {
      const query = isCpf(cpf) ? { cpf: digitsOf(cpf) } : {};
      const found = await validateCoupon({ name, id: offerId, p: period, query }, { signal });
      if (!latest()) return;
      if (!couponAvailable(found)) return drop({ problem: 'unavailable' });
      if (!couponSuits(found, { downPayment })) return drop({ problem: 'needsDownPayment' });
      setState({ status: 'applied', coupon: found });
      notify(found.couponName);
    } catch (error) {
      if (latest()) drop(couponProblem(error));
    }
  };

  // A coupon is for one offer and one period: it is validated again for another plan.
  const asked = useRef(`${offerId} ${period}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the plan, not on the functions
  useEffect(() => {
    const now = `${offerId} ${period}`;
    if (asked.current !== now && coupon) check(coupon.couponName);
    else if (coupon && !couponSuits(coupon, { downPayment })) drop({ lost: coupon.couponName });
    asked.current = now;
  }, [offerId, period, downPayment]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    if (start) check(start);
  }, []);

  return {
    ...state,
    check,
    /** The visitor takes the coupon away. */
    remove: () => drop({ lost: '' }),
    /** The visitor types another: what is being asked is of no use any more. */
    edit: () => {
      if (state.status === 'checking' || state.problem || state.lost !== undefined) drop({});
    },
  };
}
