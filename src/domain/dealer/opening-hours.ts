import type { Country } from '../core/brands';

/** When a dealer is there, and the breaks in between. */
export const DEALER_PERIODS = ['WORKING_TIME', 'BREAK'] as const;
/** Whether a type of period is one of these: another one says neither open nor closed. */
const isKnownPeriod = (type: string): boolean => DEALER_PERIODS.some((known) => known === type);

/** A period of a week as services send it: weekday 0 is Sunday, times as HH:MM (spec places#dealers). */
export interface Period {
  weekday: number;
  /** One of DEALER_PERIODS. */
  type: string;
  start: string;
  end: string;
}

/** Minutes since midnight, from inclusive, to exclusive; 1440 is the end of the day. */
export interface Hours {
  from: number;
  to: number;
}

const DAY = 1440;

/** Parses HH:MM; NaN for anything else. */
function minutesOf(text: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  const value = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && value <= DAY ? value : Number.NaN;
}

/** Formats minutes since midnight as HH:MM; the end of the day is 00:00. */
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the valid hours of a type on a weekday, by their start; an end at 00:00 is the end of the day. */
function hoursOf(
  periods: readonly Period[],
  weekday: number,
  type: (typeof DEALER_PERIODS)[number],
): Hours[] {
  return periods
    .filter((period) => period.weekday === weekday && period.type === type)
    .map(({ start, end }) => [minutesOf(start), minutesOf(end)] as const)
    .map(([from, to]) => ({ from, to: to === 0 ? DAY : to }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
}

/** Returns the hours in which a dealer is open on a weekday: working time, joined where it overlaps, without breaks. */
export function openHours(periods: readonly Period[], weekday: number): Hours[] {
  const open: Hours[] = [];
  for (const { from, to } of hoursOf(periods, weekday, 'WORKING_TIME')) {
    const last = open.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else open.push({ from, to });
  }
  return hoursOf(periods, weekday, 'BREAK').reduce(
    (left, pause) =>
      left
        .flatMap(({ from, to }) => [
          { from, to: Math.min(to, pause.from) },
          { from: Math.max(from, pause.to), to },
        ])
        .filter(({ from, to }) => from < to),
    open,
  );
}

/** Whether a service has said when a dealer is open on a weekday: periods of a type that is not known say nothing. */
export const isSaid = (periods: readonly Period[], weekday: number): boolean =>
  periods.some(({ type }) => isKnownPeriod(type)) &&
  periods.every((period) => period.weekday !== weekday || isKnownPeriod(period.type));

/** Days of the week with the same hours; `to` equals `from` for a single one. No hours: closed; undefined: not said. */
export interface WeekRow {
  from: number;
  to: number;
  hours: Hours[] | undefined;
}

/** Returns the opening hours of a week from Monday, consecutive days with equal hours in one row. */
export function weekOf(periods: readonly Period[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const open = openHours(periods, weekday);
    const hours = open.length > 0 || isSaid(periods, weekday) ? open : undefined;
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, hours });
  }
  return rows;
}

/** A moment of the week: weekday 0 is Sunday, minutes since midnight. */
export interface WeekTime {
  weekday: number;
  minute: number;
}

/** Open until a time of today, or closed until a time in `days` days, at most a week; minutes since midnight. */
export type OpenState =
  | { isOpen: true; until: number }
  | { isOpen: false; opens: number; days: number; weekday: number };

/** Returns whether a dealer is open, and until or from when; null if that is not said of now, or of a day before it opens. */
export function openState(periods: readonly Period[], { weekday, minute }: WeekTime): OpenState | null {
  const now = openHours(periods, weekday).find(({ from, to }) => from <= minute && minute < to);
  if (now) return { isOpen: true, until: now.to };
  for (let days = 0; days <= 7; days++) {
    const day = (weekday + days) % 7;
    const next = openHours(periods, day).find(({ from }) => days > 0 || from > minute);
    if (!isSaid(periods, day)) return null;
    if (next) return { isOpen: false, opens: next.from, days, weekday: day };
  }
  return null;
}

/** Brazil's states outside of the time of Brasília. */
const ZONES: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  MT: 'America/Cuiaba',
  MS: 'America/Campo_Grande',
};

/** Returns the time zone of a dealer by its state; each state has one on the mainland. */
export const timeZoneOf = (country: Country, stateCode: string): string =>
  country === 'AR' ? 'America/Argentina/Buenos_Aires' : (ZONES[stateCode] ?? 'America/Sao_Paulo');

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns the moment of the week in a time zone. */
export function weekTime(now: Date, timeZone: string): WeekTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEKDAYS.indexOf(String(parts.weekday)),
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
