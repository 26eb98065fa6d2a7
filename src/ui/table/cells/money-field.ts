import type { Language } from '#domain/core/brands';
import { CURRENCIES } from '#domain/money/currencies';
import { amountText, formatCurrency } from '#domain/money/currency';
import { amountDoubt, parseTypedAmount } from '#domain/money/typed-amount';
import type { CellField } from './cell-field';

interface MoneyField<T> {
  label: string;
  /** Says why a text cannot be saved; empty if it can. */
  check(text: string): string;
  amountOf(row: T): number | null | undefined;
  warn?(row: T, amount: number): string;
}

/** Amounts in the market's currency, read as in every other field: 4500 is 4.500,00. */
export function moneyField<T>({ amountOf, warn, ...words }: MoneyField<T>, language: Language): CellField<T> {
  return {
    label: words.label,
    sign: CURRENCIES[language].symbol.trim(),
    inputMode: 'decimal',
    textOf(row) {
      const amount = amountOf(row);
      return typeof amount === 'number' ? amountText(amount) : '';
    },
    format(typed) {
      const amount = parseTypedAmount(typed);
      return amount === null ? typed.trim() : amountText(amount);
    },
    show(text) {
      const amount = parseTypedAmount(text);
      return amount === null ? text : formatCurrency(amount, language);
    },
    check: (text) => amountDoubt(text, language) || words.check(text),
    ...(warn && {
      warn(row: T, text: string) {
        const amount = parseTypedAmount(text);
        return amount === null ? '' : warn(row, amount);
      },
    }),
  };
}
