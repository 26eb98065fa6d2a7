import type { World } from '../world';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The sandbox's time as ISO text, plus an offset in milliseconds. */
export const moment = (world: World, ms = 0): string => new Date(world.now() + ms).toISOString();

/** Returns the date as YYYY-MM-DD, this many days from now. */
export const dayFromNow = (world: World, days = 0): string => moment(world, days * DAY).slice(0, 10);

/** Returns the full days since a time. */
export const daysSince = (world: World, iso: string): number =>
  Math.floor((world.now() - Date.parse(iso)) / DAY);
