import { timeZoneOf } from '#domain/dealer/opening-hours';
import { holidayOf } from '#domain/scheduling/holidays';
import { momentIn } from '#domain/time/zoned-time';
import type { DealerDetails } from '#services/entities/dealer';
import type { SandboxDealer } from '../data/dealers';
import { DAY, HOUR } from '../lib/moments';
import type { World } from '../world';
import { fullDealer } from './dealers';

type Period = NonNullable<DealerDetails['periods']>[number];

/** The time zone of Brasília and Buenos Aires, UTC-3: that of most dealers. */
const OFFSET = 3 * HOUR;
/** Minutes between two slots of a workshop. */
const STEP = 30;
/** Percentage of slots that are occupied from the start. */
const TAKEN = 20;

/** Converts a dealer's local time to milliseconds since 1970. */
export const at = (
  date: string,
  time: string,
  dealer?: Pick<SandboxDealer, 'countryCode' | 'stateCode'>,
): number => momentIn(date, time, timeZoneOf(dealer?.countryCode ?? 'BR', dealer?.stateCode ?? ''));

/** Date as YYYY-MM-DD in most dealers' time zone, a number of days from now. */
export const localDay = (world: World, days = 0): string =>
  new Date(world.now() - OFFSET + days * DAY).toISOString().slice(0, 10);

export const isDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  !Number.isNaN(Date.parse(date)) &&
  new Date(date).toISOString().startsWith(date);

const periodsOn = (world: World, dealer: SandboxDealer, date: string, type: string): Period[] =>
  (fullDealer(world, dealer).periods ?? []).filter(
    (period) => period.type === type && period.weekday === new Date(date).getUTCDay(),
  );

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the slots of a dealer's opening hours on a day, without breaks; none on a national holiday. */
export function openTimes(world: World, dealer: SandboxDealer, date: string): string[] {
  if (holidayOf(date, dealer.countryCode)) return [];
  const within = (time: string) => (period: Period) => period.start <= time && time < period.end;
  const works = periodsOn(world, dealer, date, 'WORKING_TIME');
  const rests = periodsOn(world, dealer, date, 'BREAK');
  return Array.from({ length: (24 * 60) / STEP }, (_, i) => clock(i * STEP)).filter(
    (time) => works.some(within(time)) && !rests.some(within(time)),
  );
}

/** Whether a slot is occupied from the start. */
export const takenBefore = (world: World, dealer: SandboxDealer, date: string, time: string): boolean =>
  world.random(`slot ${dealer.idSiteGeo} ${date} ${time}`).whole(0, 99) < TAKEN;
