import { atom, type ReadableAtom } from 'nanostores';
import { type InferOutput, number, object, string } from 'valibot';
import { pageSingleton } from '#page/core/page-singleton';
import { persisted } from '#page/settings/storage';

const schema = object({ name: string(), offerId: string(), period: number() });
/** A coupon that applies to an offer and a period in months: no data of the visitor. */
export type AppliedCoupon = InferOutput<typeof schema>;

/** Kept for the visit: while the tab is open, in this tab only. */
const cell = () =>
  persisted('coupon', schema, { area: 'sessionStorage', lifetime: () => Number.POSITIVE_INFINITY });

const applied = pageSingleton('$appliedCoupon', () => atom<AppliedCoupon | null>(cell().load() ?? null));
/** The coupon that a widget of this visit has applied; the proposal for its offer takes it up. */
export const $appliedCoupon: ReadableAtom<AppliedCoupon | null> = applied;

/** Sets the coupon for the visit. */
export function keepCoupon(coupon: AppliedCoupon): void {
  applied.set(coupon);
  cell().save(coupon);
}

/** Removes the coupon of an offer and a period; another one stays. */
export function dropCoupon({ offerId, period }: Pick<AppliedCoupon, 'offerId' | 'period'>): void {
  const now = applied.get();
  if (!now || now.offerId !== offerId || now.period !== period) return;
  applied.set(null);
  cell().clear();
}

/** Returns the name of the coupon that was applied to an offer; null if there is none. */
export function couponOfOffer(offerId: string): string | null {
  const now = applied.get();
  return now?.offerId === offerId ? now.name : null;
}
