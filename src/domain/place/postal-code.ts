import type { Country } from '../core/brands';

/** 00000-000 or 8 digits in Brazil (spec validation#postal-codes); four digits or the eight-character code in Argentina. */
export const postalCode = (value: string, options: { country?: Country } = {}): boolean =>
  options.country === 'AR'
    ? /^([a-z]\d{4}[a-z]{3}|\d{4})$/i.test(value.trim())
    : /^\d{5}-?\d{3}$/.test(value.trim());
