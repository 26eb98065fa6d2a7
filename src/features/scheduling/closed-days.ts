import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import type { Period } from '#domain/dealer/opening-hours';
import { openHalves } from '#domain/scheduling/half-days';
import { holidayOf } from '#domain/scheduling/holidays';
import { weekdayOf } from '#domain/time/day-text';
import { fillMessage } from '#ui/fill-message';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Returns why a dealer is closed on a day, in words: a national holiday, or its opening hours; empty if it is open. */
export function closedReason(
  date: string,
  periods: readonly Period[],
  country: Country,
  language: Language,
): string {
  const messages = inLanguage(language, pt, es);
  const holiday = holidayOf(date, country);
  if (holiday) return fillMessage(messages.holiday, { name: messages.holidays[holiday] });
  return openHalves(periods, weekdayOf(date)).length === 0 ? messages.closed : '';
}
