import { endOf, startOf } from '../time/day-bounds';

/** What a visitor can do in a promotion; unknown: the service has a status of its own, of which nothing is said. */
export type PromotionState = 'scheduled' | 'active' | 'ended' | 'inactive' | 'unknown';

interface Dated {
  status?: string | null | undefined;
  /** ISO dates and times. */
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

const KNOWN = ['', 'SCHEDULED', 'ACTIVE', 'ENDED', 'INACTIVE'];

/**
 * Returns the state of a promotion now: what the service says of it, and its dates, which pass while a page is open.
 * @param now the service's time, in ms since 1970
 */
export function promotionState({ status, startsAt, endsAt }: Dated, now: number): PromotionState {
  const said = status ?? '';
  if (!KNOWN.includes(said)) return 'unknown';
  if (said === 'INACTIVE') return 'inactive';
  if (said === 'ENDED' || now >= endOf(endsAt)) return 'ended';
  const start = startOf(startsAt);
  const isBefore = Number.isNaN(start) ? said === 'SCHEDULED' : now < start;
  return isBefore ? 'scheduled' : 'active';
}
