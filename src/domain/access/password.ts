/** Password rules (spec validation#passwords). */

/** Length of a new password, and the minimum length for login (spec validation#passwords). */
export const PASSWORD_LENGTH = { min: 8, max: 16 } as const;
export const LOGIN_PASSWORD_MIN = 8;
/** Characters that a new password must not contain (spec validation#passwords). */
export const PASSWORD_FORBIDDEN = '<>+|/?*\\';

/** The special characters that generators of passwords may use: those of ASCII that are not forbidden. */
const SPECIAL = '!"#$%&\'(),.:;=@^_`{}~';

/**
 * What a generator of passwords needs to know, as browsers and password managers read it (the attribute passwordrules). A
 * hyphen comes first in its list, and no bracket is offered, which would end it.
 */
export const PASSWORD_GENERATOR_RULES: string = [
  `minlength: ${PASSWORD_LENGTH.min}`,
  `maxlength: ${PASSWORD_LENGTH.max}`,
  'required: lower',
  'required: upper',
  'required: digit',
  `required: [-${SPECIAL}]`,
]
  .map((rule) => `${rule};`)
  .join(' ');

const isForbidden = (character: string): boolean => PASSWORD_FORBIDDEN.includes(character);
const isSpecial = (character: string): boolean =>
  /[^\p{L}\p{M}\d\s]/u.test(character) && !isForbidden(character);

/**
 * The rules of a new password by name, so that a form can show which are met. A special character is any character
 * except letters, digits, spaces and the forbidden ones.
 */
export const PASSWORD_RULES = {
  length: (value: string): boolean =>
    value.length >= PASSWORD_LENGTH.min && value.length <= PASSWORD_LENGTH.max,
  digit: (value: string): boolean => /\d/.test(value),
  lowercase: (value: string): boolean => /\p{Ll}/u.test(value),
  uppercase: (value: string): boolean => /\p{Lu}/u.test(value),
  special: (value: string): boolean => [...value].some(isSpecial),
  allowed: (value: string): boolean => ![...value].some(isForbidden),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** A new password: 8 to 16 characters with a digit, both cases and a special character, without forbidden characters. */
export const password = (value: string): boolean =>
  Object.values(PASSWORD_RULES).every((rule) => rule(value));

/** A password for login: 8 characters or more. */
export const loginPassword = (value: string): boolean => value.length >= LOGIN_PASSWORD_MIN;

/** The confirmation of a password: equal to it. An empty value is not equal (spec validation#generic-rules). */
export const matches = (value: string, options: { other: string }): boolean =>
  value !== '' && value === options.other;
