/**
 * Zones that browsers name in place of the visitor's own, so that nobody is told apart by it: UTC, and Reykjavik's, which Firefox
 * takes for it. No page of these brands has visitors who live by them.
 */
const HIDDEN = ['UTC', 'Etc/UTC', 'Etc/GMT', 'GMT', 'Atlantic/Reykjavik'];

/**
 * Returns the visitor's own time zone; undefined if the device names none, hides it, or names one that its own calendar does not
 * know, as Etc/Unknown.
 */
export function visitorZone(): string | undefined {
  const { timeZone = 'Etc/Unknown' } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  if (timeZone === 'Etc/Unknown' || HIDDEN.includes(timeZone)) return undefined;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Minutes that clocks of both countries' capitals are behind UTC; neither changes them in summer any more. */
const CAPITALS = 180;

/** Milliseconds from the parts of a Date to those of the visitor's clock. A clock that is not UTC's is the visitor's. */
const hiddenShift = (date: Date): number =>
  date.getTimezoneOffset() !== 0 || visitorZone() ? 0 : -CAPITALS * 60_000;

/**
 * Returns a Date whose own parts (getHours, getDate) are those of the visitor's clock: of a browser that hides its zone, those of
 * Brasília and Buenos Aires, as a deadline three hours late would be missed.
 */
export const onVisitorClock = (date: Date): Date => new Date(date.getTime() + hiddenShift(date));

/** Returns the moment at which the visitor's clock shows a Date's own parts. */
export const momentOnVisitorClock = (date: Date): Date => new Date(date.getTime() - hiddenShift(date));
