import type { Language } from '#domain/core/brands';
import { clockText, formatDate } from '#domain/time/calendar';
import type { Promotion } from '#services/entities/promotion';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from './messages';

/** Returns a day, with the time of day where the service gives one: a raffle's hours are part of its regulation. */
export function momentText(text: string | null | undefined, language: Language): string {
  const day = formatDate(text ?? '', language);
  const time = text?.includes('T') ? clockText(new Date(text)) : '';
  return day && time ? `${day},\u00a0${time}` : day;
}

/** Returns from when until when it runs, as far as the service says; empty if it says neither. */
export function periodText(
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  messages: Messages,
  language: Language,
): string {
  const from = momentText(startsAt, language);
  const until = momentText(endsAt, language);
  if (from && until) return fillMessage(messages.fromUntil, { from, until });
  if (until) return fillMessage(messages.until, { until });
  return from && fillMessage(messages.from, { from });
}
