import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import { couponAvailable, couponSuits } from '#domain/offers/coupon';
import { cpf as isCpf } from '#domain/person/documents';
import { digitsOf } from '#domain/text/format';
import { serverNow } from '#page/server-clock';
import type { Coupon } from '#services/entities/offer';
import { problemOf } from '#services/http/problem';
import { validateCoupon } from '#services/offer-coupon';
import { useHost } from '#ui/core/host-context';
import { useEvent } from '#ui/hooks/use-event';
import { useLatest } from '#ui/hooks/use-latest';

/** Why a coupon does not apply. */
export type CouponProblem = 'missing' | 'unavailable' | 'needsDownPayment' | 'failed' | 'offline';

export interface CouponState {
  status: 'open' | 'checking' | 'applied';
  coupon?: Coupon;
  /** Whether the plan's figures include it; undefined where there are none. */
  isIncluded?: boolean;
  problem?: CouponProblem;
  /** The service's own message, shown instead of ours. */
  serviceMessage?: string;
  /** Name of a coupon that applied until the plan changed; empty if the visitor removed it. */
  lost?: string;
}

export interface CouponTermsOfPlan {
  offerId: string;
  /** Number of months of the plan. */
  period: number;
  /** In the market's currency; undefined while it is not known, and any coupon may apply. */
  downPayment?: number;
  cpf?: string;
}

/**
 * Asks the service for the plan's figures with the coupon. Resolves to what puts them in place; to null if the service
 * answers without the coupon. Throws a ServiceError.
 */
export type IncludeCoupon = (name: string) => Promise<(() => void) | null>;

/** Called with the coupon that applies to the plan, null when none does. */
export type OnCoupon = (coupon: Coupon | null, isIncluded?: boolean) => void;

/** Whether a coupon applies to a plan, as far as its down payment is known. */
const suits = (coupon: Coupon, downPayment: number | undefined) =>
  downPayment === undefined || couponSuits(coupon, { downPayment });

/** Returns the problem of a failed CPN-04 call: a refusal means unavailable, any other failure can be retried. */
function couponProblem(error: unknown): Pick<CouponState, 'problem' | 'serviceMessage'> {
  const { kind, refusal, messages } = problemOf(error);
  if (kind === 'offline') return { problem: 'offline' };
  if (kind === 'missing') return { problem: 'unavailable' };
  if (kind !== 'conflict' && kind !== 'refused') return { problem: 'failed' };
  const serviceMessage = refusal?.fields.couponName ?? messages[0];
  return { problem: 'unavailable', ...(serviceMessage && { serviceMessage }) };
}

/**
 * A coupon for a plan (spec financing#coupon): validated by the service, and checked against the plan while it applies.
 * Only the answer to the latest request is used.
 * @param start the coupon that applied at an earlier visit, which is validated again
 * @param include without it there are no figures that a coupon could change
 */
export function useCoupon(
  plan: CouponTermsOfPlan,
  start: string,
  onCoupon: OnCoupon,
  include?: IncludeCoupon,
) {
  const { offerId, period, downPayment, cpf = '' } = plan;
  const { signal } = useHost();
  const [state, setState] = useState<CouponState>({ status: 'open' });
  const [requests] = useState(latestRequest);
  const latestCallback = useLatest(onCoupon);
  const latestInclude = useLatest(include);
  const { coupon } = state;
  const person = isCpf(cpf) ? digitsOf(cpf) : '';
  /** The last value passed to onCoupon; undefined until the coupon at the start is validated. */
  const appliedCoupon = useRef<string | null | undefined>(start ? undefined : null);
  const notify = (now: Coupon | null, isIncluded?: boolean) => {
    const name = now?.couponName ?? null;
    if (appliedCoupon.current === name) return;
    appliedCoupon.current = name;
    latestCallback.current(now, isIncluded);
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
      const query = person ? { cpf: person } : {};
      const found = await validateCoupon({ name, id: offerId, p: period, query }, { signal });
      if (!latest()) return;
      if (!couponAvailable(found, { now: new Date(serverNow()) })) return drop({ problem: 'unavailable' });
      if (!suits(found, downPayment)) return drop({ problem: 'needsDownPayment' });
      const put = await latestInclude.current?.(found.couponName);
      if (!latest()) return;
      put?.();
      const isIncluded = put === undefined ? undefined : put !== null;
      setState({ status: 'applied', coupon: found, isIncluded });
      notify(found, isIncluded);
    } catch (error) {
      if (latest()) drop(couponProblem(error));
    }
  };

  // A coupon is valid for one offer and one period, once for a CPF: it is validated again for another plan.
  const validatedPlan = useRef(`${offerId} ${period} ${person}`);
  const latestCoupon = useLatest({ coupon, check, drop });
  useEffect(() => {
    const now = `${offerId} ${period} ${person}`;
    const { coupon, check, drop } = latestCoupon.current;
    if (validatedPlan.current !== now && coupon) check(coupon.couponName);
    else if (coupon && !suits(coupon, downPayment)) drop({ lost: coupon.couponName });
    validatedPlan.current = now;
  }, [offerId, period, downPayment, person]);

  const checkStart = useEvent(() => {
    if (start) check(start);
  });
  useEffect(() => checkStart(), []);

  return {
    ...state,
    check,
    /** Removes the coupon at the visitor's request. */
    remove: () => drop({ lost: '' }),
    /** Drops the current request when the visitor types another code. */
    edit: () => {
      if (state.status === 'checking' || state.problem || state.lost !== undefined) drop({});
    },
  };
}
