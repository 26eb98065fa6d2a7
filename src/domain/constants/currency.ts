/** How money is written (spec market#currency). */
import type { Language } from '../core/brands';

/** Decimals of an amount. */
export const CURRENCY_PRECISION = 2;
/** Between thousands, and before the decimals: of both languages. */
export const THOUSANDS_SEPARATOR = '.';
export const DECIMAL_SEPARATOR = ',';
/** Locale of the documents' number format. */
export const CURRENCY_LOCALE = 'pt';
/** Digits a visitor may type, the decimals among them. */
export const CURRENCY_MASK_DIGITS = 9;

/** Real for pt-BR, Argentine peso otherwise; the symbol with the space that follows it. */
export const CURRENCIES: Readonly<Record<Language, { code: string; symbol: string }>> = {
  'pt-BR': { code: 'BRL', symbol: 'R$ ' },
  'es-AR': { code: 'ARS', symbol: '$ ' },
};
