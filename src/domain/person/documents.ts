import { bareDocument, digitsOf, isNumeric } from '../text/format';

const repeated = (value: string): boolean => /^(.)\1*$/.test(value);

/** Modulo-11 check digit over character codes minus 48, weights cycling 2 to `top` from the right (spec validation#cpf, validation#cnpj). */
function checkDigit(body: string, top: number): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const fromRight = body.length - 1 - i;
    sum += (body.charCodeAt(i) - 48) * ((fromRight % (top - 1)) + 2);
  }
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}

const verifies = (value: string, top: number): boolean => {
  const body = value.slice(0, -2);
  const first = checkDigit(body, top);
  return value.endsWith(`${first}${checkDigit(body + first, top)}`);
};

/** Personal tax id: 11 digits, not all equal, two check digits, remainders 10 and 11 count as 0 (spec validation#cpf). */
export function cpf(value: string): boolean {
  const bare = bareDocument(value);
  return /^\d{11}$/.test(bare) && !repeated(bare) && verifies(bare, 12);
}

/**
 * Company tax id: 14 digits, or 12 letters or digits and 2 digits (in force since July 2026), not all equal, with two
 * valid check digits with weights cycling 2 to 9 (spec validation#cnpj). For an empty value returns `options.empty`,
 * false by default.
 */
export function cnpj(value: string, options: EmptyOptions = {}): boolean {
  const bare = bareDocument(value);
  if (bare === '') return options.empty ?? false;
  return /^[0-9A-Z]{12}\d{2}$/.test(bare) && !repeated(bare) && verifies(bare, 9);
}

/** The result for an empty value. */
interface EmptyOptions {
  empty?: boolean;
}

/**
 * A value of 11 digits or fewer is a CPF; a longer one or one with a letter is a CNPJ. For an empty value returns
 * `options.empty`, false by default (spec validation#cpf-or-cnpj).
 */
export const cpfOrCnpj = (value: string, options: EmptyOptions = {}): boolean =>
  /^\d{1,11}$/.test(bareDocument(value)) ? cpf(value) : cnpj(value, options);

/** Maximum number of digits of an RG (spec validation#rg). */
export const RG_MAX = 50;

/** Identity card: digits only, 1 to 50 (spec validation#rg). */
export const rg = (value: string): boolean => isNumeric(value) && value.length <= RG_MAX;

/** Sum of nine digits with weights 9 to 1 or 1 to 9, modulo 11. */
function licenceSum(nine: string, weight: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += Number(nine[i]) * weight(i);
  return sum % 11;
}

/**
 * Number of a Brazilian driver licence (CNH): 11 digits, not all equal, with two check digits as computed by the traffic
 * department: if the first is 10 it becomes 0 and the second is reduced by 2. The rule is ours.
 */
export function driverLicence(value: string): boolean {
  const bare = bareDocument(value);
  if (!/^\d{11}$/.test(bare) || repeated(bare)) return false;
  const first = licenceSum(bare, (i) => 9 - i);
  const second = (licenceSum(bare, (i) => i + 1) + (first === 10 ? 9 : 0)) % 11;
  return bare.endsWith(`${first % 10}${second % 10}`);
}

/** The check digit of an Argentine tax id: 11 becomes 0, 10 becomes 9 (spec validation#cuil). */
function argentineDigit(ten: string): number {
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += Number(ten[9 - i]) * ((i % 6) + 2);
  const digit = 11 - (sum % 11);
  return digit === 11 ? 0 : digit === 10 ? 9 : digit;
}

function argentine(value: string, prefixes: RegExp): boolean {
  const bare = bareDocument(value);
  return /^\d{11}$/.test(bare) && prefixes.test(bare) && argentineDigit(bare) === Number(bare[10]);
}

/** Argentine CUIL, also of the prefixes 25 and 26; with `dni`, digits 3 to 10 must be that number (spec validation#cuil). */
export function cuil(value: string, options: { dni?: string } = {}): boolean {
  const dni = options.dni === undefined ? '' : digitsOf(options.dni).padStart(8, '0');
  return argentine(value, /^2[03-7]|^30/) && (dni === '' || bareDocument(value).slice(2, 10) === dni);
}

/** Argentine company number: the CUIL's rule plus the companies' prefixes (30, 33, 34). */
export const cuit = (value: string): boolean => argentine(value, /^2[03-7]|^3[034]/);

/** Argentine identity number: 7 or 8 digits, dots allowed, not all equal. */
export function dni(value: string): boolean {
  const bare = bareDocument(value);
  return /^\d{7,8}$/.test(bare) && !repeated(bare);
}
