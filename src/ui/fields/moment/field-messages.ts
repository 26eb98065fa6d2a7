import { type DateRange, type RangeLimits, rangeProblem } from '#domain/time/date-range';
import { readZonedTime, type ZonedTime } from '#domain/time/zoned-choice';
import { fillMessage } from '../../fill-message';
import type { MomentMessages } from './messages';

/** Returns a day as the country writes it. */
export const dayWords = (day: string): string => day.split('-').reverse().join('/');

/** Returns what is wrong with a date and a time, in words; undefined if nothing is. Empty is right if it is optional. */
export function zonedTimeMessage(
  value: ZonedTime | undefined,
  timeZone: string,
  messages: MomentMessages,
  isOptional = false,
): string | undefined {
  const { kind } = readZonedTime(value ?? { date: '', time: '' }, timeZone);
  if (kind === 'incomplete' || (kind === 'empty' && !isOptional)) return messages.incomplete;
  return kind === 'invalid' ? messages.wrong : undefined;
}

/** Returns what is wrong with a range of days, in words; undefined if nothing is. */
export function dateRangeMessage(
  value: DateRange | undefined,
  limits: RangeLimits,
  messages: MomentMessages,
): string | undefined {
  const problem = rangeProblem(value ?? { from: '', to: '' }, limits);
  const words = {
    from: messages.needsFrom,
    to: messages.needsTo,
    invalid: messages.invalid,
    reversed: messages.reversed,
    early: fillMessage(messages.early, { day: dayWords(limits.min ?? '') }),
    late: fillMessage(messages.late, { day: dayWords(limits.max ?? '') }),
  };
  return problem && words[problem];
}
