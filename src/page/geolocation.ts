import type { Coordinates } from '#domain/place/geo';

/** Timeout of the browser in milliseconds, not counting the visitor's answer to the permission prompt (ours). */
const POSITION_TIMEOUT = 10_000;
/** Maximum age in ms of a position that the browser may reuse; precise enough for a city (ours). */
const POSITION_AGE = 60_000;

/** unsupported: not available in the browser; denied: refused by the visitor, the browser or the page's policy. */
export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export class PositionError extends Error {
  override readonly name = 'PositionError';
  constructor(readonly reason: PositionFailure) {
    super(reason);
  }
}

const REASONS: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * Requests the visitor's position from the browser. Call it only at the visitor's request, and keep the result in memory
 * only. Rejects with a PositionError.
 */
export const measurePosition = (): Promise<Coordinates> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new PositionError('unsupported'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code }) => reject(new PositionError(REASONS[code] ?? 'unavailable')),
      { timeout: POSITION_TIMEOUT, maximumAge: POSITION_AGE },
    );
  });
