import type { Language } from '../core/brands';
import * as esAR from '../core/messages.es-AR';
import * as ptBR from '../core/messages.pt-BR';
import { CURRENCIES, CURRENCY_PRECISION, DECIMAL_SEPARATOR, THOUSANDS_SEPARATOR } from './currencies';
import { isAmount, toCents } from './money';

/** Text shown for a missing amount. */
export const NO_AMOUNT: Readonly<Record<Language, string>> = {
  'pt-BR': ptBR.priceUnavailable,
  'es-AR': esAR.priceUnavailable,
};

/**
 * Formats an amount in the language's currency with two decimals: R$ 1.234,56 or $ 1.234,56 (spec market#currency). Its
 * spaces do not break: an amount is never on two lines. Rounds the decimal number half away from zero. Typed amounts have no sign; displayed amounts keep
 * theirs, a minus sign as wide as the plus of a difference: − R$ 1,00. Never throws: returns NO_AMOUNT for an invalid amount.
 */
export function formatCurrency(value: number, language: Language = 'pt-BR'): string {
  if (!isAmount(value)) return NO_AMOUNT[language];
  const cents = toCents(value);
  const digits = String(Math.abs(cents)).padStart(CURRENCY_PRECISION + 1, '0');
  const whole = digits.slice(0, -CURRENCY_PRECISION).replace(/\B(?=(\d{3}){1,9}$)/g, THOUSANDS_SEPARATOR);
  const decimals = digits.slice(-CURRENCY_PRECISION);
  const text = `${cents < 0 ? '− ' : ''}${CURRENCIES[language].symbol}${whole}${DECIMAL_SEPARATOR}${decimals}`;
  return text.replaceAll(' ', '\u00a0');
}

/** Returns the text of an amount as its field has it, without the currency: 91490 is 91.490,00. Empty if it is none. */
export const amountText = (amount: number): string =>
  isAmount(amount) ? formatCurrency(amount).replace(/[^\d.,−]/g, '') : '';

/**
 * Parses a written price: removes the currency symbol and the thousands dots, and reads the comma as decimal point
 * (spec market#price-text); the minus sign is a hyphen or that of formatCurrency. R$ 1.234,56 is 1234.56; null if the text is not a price or exceeds the largest amount.
 */
export function parsePrice(value: string): number | null {
  const text = value.replace(/R?\$|[.\s]/g, '').replace('−', '-');
  if (!/^-?\d+(,\d+)?$/.test(text)) return null;
  const amount = Number(text.replace(',', '.'));
  return isAmount(amount) ? amount : null;
}
