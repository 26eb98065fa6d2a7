/** Argentine phone numbers. */
import { digitsOf, fill } from './format';

/** Area codes of three digits in Argentina; Buenos Aires has two (11), all others have four. */
const AREA_OF_THREE =
  /^(?:2(?:2[013]|3[067]|49|6[01346]|80|9[14789])|3(?:36|4[12358]|5[138]|6[24]|7[069]|8[013578]))/;

/**
 * Mask of an Argentine phone during typing: area code and number, ten digits, as written there: 11 4567-8901, 351
 * 456-7890, 2966 45-6789. A pasted number loses what it has before them: 0, +54 9, and the 15 of a mobile after the area
 * code.
 */
export function maskPhoneAr(value: string): string {
  let digits = digitsOf(value).replace(/^0+/, '');
  if (digits.length > 10) digits = digits.replace(/^54/, '').replace(/^9/, '').replace(/^0+/, '');
  const area = digits.startsWith('11') ? 2 : AREA_OF_THREE.test(digits) ? 3 : 4;
  if (digits.length === 12 && digits.startsWith('15', area))
    digits = digits.slice(0, area) + digits.slice(area + 2);
  return fill(digits.slice(0, 10), ['## ####-####', '### ###-####', '#### ##-####'][area - 2] as string);
}
