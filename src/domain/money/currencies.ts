/** Format of money (spec market#currency). */
import type { Language } from '../core/brands';

/** Decimal places of an amount. */
export const CURRENCY_PRECISION = 2;
/** Thousands and decimal separators of both languages. */
export const THOUSANDS_SEPARATOR = '.';
export const DECIMAL_SEPARATOR = ',';

/** Real for pt-BR, Argentine peso otherwise; the symbol includes the space after it. */
export const CURRENCIES: Readonly<Record<Language, { code: string; symbol: string }>> = {
  'pt-BR': { code: 'BRL', symbol: 'R$ ' },
  'es-AR': { code: 'ARS', symbol: '$ ' },
};
