/**
 * Why a car is not held, as the `reason` of a 409 (ours, spec reservations#price). sold-out: no such car is left;
 * price-changed: the visitor has seen another price; too-many-open: of this person's orders too many wait for a payment;
 * campaign-over: the campaign has ended; no-price: the service has no price for the car; offer-over: the offer has ended,
 * or its car is sold.
 */
export const HOLD_REFUSALS = [
  'sold-out',
  'price-changed',
  'too-many-open',
  'campaign-over',
  'no-price',
  'offer-over',
] as const;
export type HoldRefusal = (typeof HOLD_REFUSALS)[number];

/** Reason of a cancellation: the order has another price than the visitor has seen (ours). */
export const TERMS_CHANGED = 'TERMS_CHANGED';

/** Returns the reason in the body of a 409; unknown for one that has no words here. */
export function holdRefusal(body: unknown): HoldRefusal | 'unknown' {
  const reason = (body as { reason?: unknown } | null | undefined)?.reason;
  return HOLD_REFUSALS.find((each) => each === reason) ?? 'unknown';
}

/** What a visitor pays: for the car, and now for the reservation. */
export interface Terms {
  price?: number | null | undefined;
  amount?: number | null | undefined;
}

const differs = (shown: number | null | undefined, answered: number | null | undefined): boolean =>
  typeof answered === 'number' && Math.round(answered * 100) !== Math.round((shown ?? Number.NaN) * 100);

/** Whether an order has another price or fee than the visitor has seen; what the service does not name is not another. */
export const termsDiffer = (shown: Terms, order: Terms): boolean =>
  differs(shown.price, order.price) || differs(shown.amount, order.amount);
