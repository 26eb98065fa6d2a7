import { endOf } from '../time/day-bounds';

/** open: it can be taken; unavailable: withdrawn by staff, or not published yet. */
export type OfferState = 'open' | 'sold' | 'expired' | 'unavailable';

interface StatedOffer {
  status?: string | null;
  /** ISO date and time, or a day, which is included. */
  validUntil?: string | null;
}

/**
 * Returns whether an offer can be taken (spec offers#actions). A search returns published offers only: one without a
 * status is published. now: ms since 1970.
 */
export function offerState({ status, validUntil }: StatedOffer, now: number): OfferState {
  if (status === 'sold') return 'sold';
  if (endOf(validUntil) <= now) return 'expired';
  return !status || status === 'published' ? 'open' : 'unavailable';
}
