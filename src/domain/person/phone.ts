/**
 * Phone numbers of both countries as people write, paste and autofill them. The forms are those of the numbering plans
 * of Brazil and Argentina; the reading is ours: what cannot be told apart is refused, never guessed.
 */
import type { Country } from '../core/brands';
import { digitsOf, fill, maskPhone } from '../text/format';

/** The countries' codes in calls from abroad. */
export const CALLING_CODE: Record<Country, string> = { BR: '55', AR: '54' };

/** Argentine area codes of four digits that begin as one of three does. */
const AREA_OF_FOUR =
  /^(?:2202|2302|264[678]|294[02568]|2972|298[23]|343[5-8]|345[4-68]|348[2379]|353[237]|358[2-5]|383[2578]|385[4-8]|387[3678]|388[5-8])/;
/** Argentine area codes of three digits; Buenos Aires has two (11), all others have four. */
const AREA_OF_THREE =
  /^(?:2(?:2[013]|3[067]|49|6[01346]|80|9[14789])|3(?:36|4[12358]|5[138]|6[24]|7[069]|8[013578])|67[05])/;

const areaLength = (digits: string): number => {
  if (digits.startsWith('11')) return 2;
  return AREA_OF_THREE.test(digits) && !AREA_OF_FOUR.test(digits) ? 3 : 4;
};

/** After the trunk digit 0 and, at will, two digits of a carrier: an area code, and a mobile or a landline. */
const IN_BRAZIL = /^(?:0(?:\d\d)?)?([1-9]{2}(?:[89]\d{8}|[2-9]\d{7}))$/;

function inBrazil(digits: string): string | undefined {
  const national = IN_BRAZIL.exec(digits)?.[1];
  if (national || !digits.startsWith(CALLING_CODE.BR)) return national;
  // Without a +: 55 is an area code too. What may be a number of that area with a digit too many is not read.
  return /^55(?:0|[1-9]{2}9\d{8}$|(?!9)[1-9]{2}[2-5]\d{7}$)/.test(digits)
    ? IN_BRAZIL.exec(digits.slice(2))?.[1]
    : undefined;
}

function inArgentina(dialled: string): string | undefined {
  // No area code begins with 54 or 9, which marks mobile numbers in calls from abroad.
  let digits = dialled.replace(/^0/, '');
  if (digits.length > 11) digits = digits.replace(/^54/, '').replace(/^0/, '');
  if (digits.length === 11 || digits.length === 13) digits = digits.replace(/^9/, '');
  // 15 after the area code marks mobile numbers in calls from within the country.
  const area = AREA_OF_THREE.test(digits) && digits.startsWith('15', 3) ? 3 : areaLength(digits);
  if (digits.length === 12 && digits.startsWith('15', area))
    digits = digits.slice(0, area) + digits.slice(area + 2);
  return /^(?:11|[236]\d)\d{8}$/.test(digits) ? digits : undefined;
}

/** Whether a country's code follows: not after a + before an area code in brackets. */
const isMarked = (written: string): boolean => /^(?:\+(?! *\(\d\d\))|0\D*0)/.test(written);

function read(written: string, country: Country): string | undefined {
  const inCountry = country === 'AR' ? inArgentina : inBrazil;
  let digits = digitsOf(written);
  if (!isMarked(written)) return inCountry(digits);
  digits = digits.replace(/^00/, '');
  if (!digits.startsWith(CALLING_CODE[country])) return undefined;
  digits = digits.slice(2);
  return country === 'AR' ? inArgentina(digits) : IN_BRAZIL.exec(digits)?.[1];
}

/**
 * Returns the area code and the number of a phone as it is written in any form: with +55, 0055, the trunk digit 0, a
 * carrier's code, or in Argentina 9 and 15; a label before it and an extension after it are left out. 10 or 11 digits in
 * Brazil, 10 in Argentina. undefined if it is incomplete, of another country, or may be somebody else's.
 */
export function nationalPhone(text: string, country: Country = 'BR'): string | undefined {
  const written = text.replace(/^[^+\d]+/, '');
  const first = written.split(/[\p{L}#;,/|]/u)[0] as string;
  return (first !== written && read(first, country)) || read(written, country);
}

/** Returns a phone as it is sent: area code and number, digits only. One that cannot be read keeps its digits. */
export const wirePhone = (text: string, country: Country = 'BR'): string =>
  nationalPhone(text, country) ?? digitsOf(text);

/** 11 4567-8901, 351 456-7890, 2966 45-6789. */
function argentine(digits: string): string {
  return fill(digits, ['## ####-####', '### ###-####', '#### ##-####'][areaLength(digits) - 2] as string);
}

/**
 * Mask of a phone during typing: area code and number as written in the country. A number that is not one of the
 * country's stays as it is, so that nothing is cut off and the rules can refuse it.
 */
export function maskNationalPhone(value: string, country: Country): string {
  const format = country === 'AR' ? argentine : maskPhone;
  const national = nationalPhone(value, country);
  if (national) return format(national);
  const written = value.replace(/^[^+\d]+/, '');
  return isMarked(written) ? written.replace(/[^\d+() -]/g, '') : format(digitsOf(value).replace(/^0+/, ''));
}
