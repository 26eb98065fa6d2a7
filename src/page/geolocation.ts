import type { Coordinates } from '../domain/geo';

/** Milliseconds the browser may take, not counting the visitor's answer to its question (ours). */
export const POSITION_TIMEOUT = 10_000;
/** A position the browser measured within this many ms is good enough for a city (ours). */
const POSITION_AGE = 60_000;

/** unsupported: no such function; denied: the visitor, the browser or the page's policy says no. */
export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export class PositionError extends Error {
  override readonly name = 'PositionError';
  constructor(readonly reason: PositionFailure) {
    super(reason);
  }
}

const REASONS: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * Asks the browser where the visitor is. Only ever call it at the visitor's own request, and keep the answer in memory
 * only. Fails with a PositionError.
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
