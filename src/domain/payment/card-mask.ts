/** What of a payment card may be shown: never more of its number than the last four digits, whatever a service sends. */

/** Returns the last four digits of a card's number; all of a shorter one. */
export const lastDigits = (number: string): string => number.replace(/\D/g, '').slice(-4);

/** Returns a card's number as it is shown: "•••• 4444"; empty without digits. */
export function maskCard(number: string): string {
  const digits = lastDigits(number);
  return digits && `•••• ${digits}`;
}

/** Five digits in a row are more of a card's number than may be shown. */
const NUMBER = /\d(?:[\s.-]?\d){4,}/g;

/** Replaces numbers that may be those of cards in a text of a service. */
export const withoutCardNumbers = (text: string): string => text.replace(NUMBER, '…');

/** As many digits as a card's number has at least, also in groups. */
const CARD_NUMBER = /\d(?:[\s.-]{0,2}\d){12,}/g;

/**
 * Returns a text about a card or a contract as it is shown: what looks like a card's number as "•••• 4444". Shorter
 * numbers stay: they are those of a contract.
 */
export const maskCardNumbers = (text: string): string =>
  text.replace(CARD_NUMBER, (number) => maskCard(number));
