/** Payment cards (spec validation#cards). */
import { isNumeric } from '../text/format';
import { fullYear } from '../time/calendar';

/** Number of digits of a card number (spec validation#cards). */
export const CARD_LENGTH = { min: 13, max: 16 } as const;

/** The seven brands of the specification, and two Brazilian ones that would otherwise be detected as Visa or Discover (spec validation#cards). */
export const CARD_BRANDS = [
  'Visa',
  'Amex',
  'Mastercard',
  'Discover',
  'Diners',
  'JCB',
  'China Union Pay',
  'Elo',
  'Hipercard',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Elo's ranges of the first six digits; they lie within those of Visa, Discover and others. */
const ELO: readonly (readonly [from: number, to: number])[] = [
  [401178, 401179],
  [431274, 431274],
  [438935, 438935],
  [451416, 451416],
  [457393, 457393],
  [457631, 457632],
  [504175, 504175],
  [506699, 506778],
  [509000, 509999],
  [627780, 627780],
  [636297, 636297],
  [636368, 636368],
  [650031, 650033],
  [650035, 650051],
  [650405, 650439],
  [650485, 650538],
  [650541, 650598],
  [650700, 650718],
  [650720, 650727],
  [650901, 650978],
  [651652, 651704],
  [655000, 655019],
  [655021, 655058],
];

/** Prefixes of the other brands; Hipercard's lie within those of Diners. */
const BEGINNINGS: readonly (readonly [CardBrand, RegExp])[] = [
  ['Hipercard', /^(606282|3841[046]0)/],
  ['Amex', /^3[47]/],
  ['Diners', /^3(0[0-5]|095|[689])/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['Discover', /^6(011|4[4-9]|5)/],
  ['China Union Pay', /^(62|81)/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Visa', /^4/],
];

const digits = (value: string): string => value.replace(/\s/g, '');

/** Returns the brand of a full or partial card number; null if unknown. Elo is detected from the sixth digit on. */
export function cardBrand(value: string): CardBrand | null {
  const number = digits(value);
  const six = number.length < 6 ? 0 : Number(number.slice(0, 6));
  if (ELO.some(([from, to]) => six >= from && six <= to)) return 'Elo';
  return BEGINNINGS.find(([, start]) => start.test(number))?.[0] ?? null;
}

/** Luhn checksum: every second digit from the right is doubled; the sum of all digits must be a multiple of 10. */
function checks(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number[number.length - 1 - i]) * (1 + (i % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** 13 to 16 digits, not all zeros, with a valid checksum; spaces are ignored (spec validation#cards). */
export function creditCard(value: string): boolean {
  const number = digits(value);
  const sized = number.length >= CARD_LENGTH.min && number.length <= CARD_LENGTH.max;
  return sized && isNumeric(number) && !/^0+$/.test(number) && checks(number);
}

/** MM/YY, not in the past: in the current year the month must be after the current month (spec validation#cards). */
export function creditCardDueDate(value: string, options: { now?: Date } = {}): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(value.trim()) ?? [];
  const now = options.now ?? new Date();
  const months = fullYear(Number(year)) * 12 + Number(month);
  return months > now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Whether a card's month of expiry is over; false for a text that is not MM/YY. */
export function cardExpired(dueDate: string, now = new Date()): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(dueDate.trim()) ?? [];
  return !!month && fullYear(Number(year)) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Security code: 3 digits, 4 for Amex; either length if the brand is unknown. */
export function cardCvv(value: string, options: { brand?: CardBrand | null } = {}): boolean {
  const { brand } = options;
  return (brand ? (brand === 'Amex' ? /^\d{4}$/ : /^\d{3}$/) : /^\d{3,4}$/).test(value);
}

/** Holder's name as printed on the card: letters, spaces and . ' -, including initials. The pattern is ours (spec validation#cards). */
export const cardName = (value: string): boolean => /^\p{L}[\p{L}\p{M}\s.'’-]*\p{L}\.?$/u.test(value.trim());
