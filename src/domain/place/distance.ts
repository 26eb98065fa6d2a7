import type { Language } from '../core/brands';

/**
 * Formats a distance: 850 m, 4,2 km, 37 km. Metres are rounded to tens, kilometres below ten to tenths. Empty if the
 * metres are not finite.
 */
export function formatDistance(metres: number, language: Language): string {
  if (!Number.isFinite(metres)) return '';
  const tens = Math.round(metres / 10) * 10;
  const [value, unit] = tens < 1000 ? [tens, 'meter'] : [metres / 1000, 'kilometer'];
  const maximumFractionDigits = value < 9.95 ? 1 : 0;
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
  return text.replaceAll(' ', '\u00a0');
}
