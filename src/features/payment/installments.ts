import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from './messages';
import type { Installment } from './payment-types';

type Words = Pick<Messages, 'installment' | 'installmentTotal' | 'noInterest' | 'interest'>;

/** Returns a number of installments in words, with their total and their interest as far as the service names them. */
export function installmentLabel(
  { count, value, total, interest }: Installment,
  words: Words,
  language: Language,
): string {
  const each = fillMessage(words.installment, { count, amount: formatCurrency(value, language) });
  const isKnown = typeof interest === 'number';
  const texts = [
    isAmount(total) && fillMessage(words.installmentTotal, { amount: formatCurrency(total, language) }),
    // The comma is the decimal sign of both languages.
    isKnown &&
      (interest === 0
        ? words.noInterest
        : fillMessage(words.interest, { percent: String(interest).replace('.', ',') })),
  ].filter(Boolean);
  return texts.length > 0 ? `${each} (${texts.join(', ')})` : each;
}
