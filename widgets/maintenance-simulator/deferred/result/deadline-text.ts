import type { Language } from '#domain/core/brands';
import type { Deadline } from '#domain/vehicle/maintenance';
import { fillMessage } from '#ui/fill-message';
import { amountsIn } from '../amounts';
import { texts } from '../messages';

/** Returns a sentence about what is left, or by how much it has passed; empty if there is no limit. */
export function deadlineText({ kilometers, months, state }: Deadline, language: Language): string {
  const messages = texts[language];
  const amounts = amountsIn(language);
  if (state === 'now') return messages.dueNow;
  // Of a date that has passed, only what has; else all that is left.
  const counts = (left: number | undefined): left is number =>
    left !== undefined && (state === 'ahead' || left < 0);
  const [one = '', other = ''] = [
    counts(kilometers) ? amounts.km(Math.abs(kilometers)) : '',
    counts(months) ? amounts.months(Math.abs(months)) : '',
  ].filter(Boolean);
  if (!one) return '';
  if (state === 'overdue') {
    return fillMessage(messages.passed, { amount: other ? fillMessage(messages.and, { one, other }) : one });
  }
  const isOne = Math.round(kilometers ?? months ?? 0) === 1;
  if (!other) return fillMessage(isOne ? messages.leftOne : messages.left, { amount: one });
  return fillMessage(messages.leftFirst, { amount: fillMessage(messages.or, { one, other }) });
}
