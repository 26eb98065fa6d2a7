/** Vehicle identification numbers as read from a label or typed (spec limits#scanner). */

/** 17 letters and digits, without I, O and Q, which look like 1 and 0. */
const SHAPE = /^[A-HJ-NPR-Z\d]{17}$/;

/** What a code is for it to be a VIN, as a regular expression: many labels begin with an I that is not part of it. */
export const VIN_PATTERN = '^\\s*I?[A-HJ-NPR-Z0-9]{17}\\s*$';

/** Returns the VIN of a code, without the I at its beginning, spaces and hyphens; undefined if it is none. */
export function vinOf(code: string): string | undefined {
  const plain = code.replace(/[-\s]/g, '').toUpperCase();
  const vin = plain.length === 18 ? plain.replace(/^I/, '') : plain;
  return SHAPE.test(vin) ? vin : undefined;
}

/** The value of each letter, A to Z; I, O and Q have none. */
const VALUES = '12345678012345070923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK = 8;

/**
 * Whether the ninth character of a VIN is the check digit of the others. Only North America and China require it: a VIN
 * of Brazil or Argentina without it is as good, so that this asks for a second look and refuses nothing.
 * @param vin of 17 characters
 */
export function hasCheckDigit(vin: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => {
    const code = vin.charCodeAt(at);
    return total + weight * Number(code < 65 ? vin[at] : VALUES[code - 65]);
  }, 0);
  return vin[CHECK] === '0123456789X'[sum % 11];
}
