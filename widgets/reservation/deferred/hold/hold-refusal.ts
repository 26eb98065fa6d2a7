import { type HoldRefusal, holdRefusal } from '#domain/reservation/hold-refusals';
import { isKind } from '#services/http/problem';

/** Returns why the service did not hold the car (spec reservations#price); null for any other failure. */
export const refusalOf = (error: unknown): HoldRefusal | 'unknown' | null =>
  isKind(error, 'conflict') ? holdRefusal((error as { body?: unknown }).body) : null;
