import { pageSingleton } from './core/page-singleton';

/** Two clocks of the device: one may be set to another time, the other may stand still while the device sleeps. */
const elapsed = () => ({ wall: Date.now(), running: performance.now() });

const known = pageSingleton('serverClock', () => ({ server: 0, at: { wall: 0, running: 0 } }));

/**
 * Notes the service's time as an answer gives it, as ISO date and time; ignores anything else. A device's clock may be
 * wrong by hours.
 */
export function noteServerTime(text: string | null | undefined): void {
  const server = Date.parse(text ?? '');
  if (!Number.isNaN(server)) Object.assign(known, { server, at: elapsed() });
}

/** The two clocks differ by more than this after a sleep, or when the device's clock was set, in ms. */
const TOLERANCE = 30_000;

/**
 * Returns the service's time in ms since 1970; undefined until the service has told it, and after a sleep or a change of
 * the device's clock, until it tells it again.
 */
export function serverTime(): number | undefined {
  const now = elapsed();
  const running = now.running - known.at.running;
  const isSure = known.server > 0 && Math.abs(now.wall - known.at.wall - running) < TOLERANCE;
  return isSure ? known.server + running : undefined;
}

/** Returns the service's time in ms since 1970, also after a sleep; undefined until the service has told it. */
export function latestServerTime(): number | undefined {
  if (!known.server) return undefined;
  const now = elapsed();
  // The larger one: a sleep counts, and a clock that was set back does not give time.
  return known.server + Math.max(now.wall - known.at.wall, now.running - known.at.running);
}

/** Returns the service's time in ms since 1970; the device's own until the service has told its time. */
export const serverNow = (): number => latestServerTime() ?? Date.now();
