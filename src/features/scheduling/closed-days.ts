import type { Country, Language } from '#domain/core/brands';
import type { Period } from '#domain/dealer/opening-hours';
import { openHalves } from '#domain/scheduling/half-days';
import { holidayOf } from '#domain/scheduling/holidays';
import { weekdayOf } from '#domain/time/day-text';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Returns why a dealer is closed on a day, in words: a national holiday, or its opening hours; empty if it is open. */
export function closedReason(
  date: string,
  periods: readonly Period[],
  country: Country,
  language: Language,
): string {
  const messages = texts[language];
  const holiday = holidayOf(date, country);
  if (holiday) return fillMessage(messages.holiday, { name: messages.holidays[holiday] });
  return openHalves(periods, weekdayOf(date)).length === 0 ? messages.closed : '';
}
