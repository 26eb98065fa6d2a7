import { type HoldRefusal, holdRefusal } from '#domain/reservation/hold-refusals';
import { statusOf } from '#services/fallbacks/status';

/** Status of a hold that is refused for a reason; the reason is in the body. */
const REFUSED = 409;

/** Returns why the service did not hold the car (spec reservations#price); null for any other failure. */
export const refusalOf = (error: unknown): HoldRefusal | 'unknown' | null =>
  statusOf(error) === REFUSED ? holdRefusal((error as { body?: unknown }).body) : null;
