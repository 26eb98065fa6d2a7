import { CURRENCIES, CURRENCY_PRECISION, DECIMAL_SEPARATOR, THOUSANDS_SEPARATOR } from './constants/currency';
import type { Language } from './core/brands';
import * as esAR from './core/messages.es-AR';
import * as ptBR from './core/messages.pt-BR';
import { isAmount, toCents } from './money';

/** What is said in an amount's place where there is none. */
export const NO_AMOUNT: Readonly<Record<Language, string>> = {
  'pt-BR': ptBR.priceUnavailable,
  'es-AR': esAR.priceUnavailable,
};

/**
 * An amount in the language's currency, with two decimals: R$ 1.234,56 or $ 1.234,56, with a plain space (spec
 * market#currency). Rounded half away from zero on the number's decimal text. What is typed has no sign; an amount that is
 * shown keeps its own: -R$ 1,00. Never throws: of what is no amount it says that it is not available.
 */
export function formatCurrency(value: number, language: Language = 'pt-BR'): string {
  if (!isAmount(value)) return NO_AMOUNT[language];
  const cents = toCents(value);
  const digits = String(Math.abs(cents)).padStart(CURRENCY_PRECISION + 1, '0');
  const whole = digits.slice(0, -CURRENCY_PRECISION).replace(/\B(?=(\d{3})+$)/g, THOUSANDS_SEPARATOR);
  const decimals = digits.slice(-CURRENCY_PRECISION);
  return `${cents < 0 ? '-' : ''}${CURRENCIES[language].symbol}${whole}${DECIMAL_SEPARATOR}${decimals}`;
}
