/**
 * Kinds of text inputs: mask, on-screen keyboard and autofill. Spread one into a TextField: `<TextField form={form}
 * name="cpf" label={messages.cpf} {...cpf} />`. Each kind is an export of its own, so that a first view includes only
 * those it uses.
 */
import { PASSWORD_GENERATOR_RULES, PASSWORD_LENGTH } from '#domain/access/password';
import { maskDate, maskMonthYear, maskVehicle } from '#domain/text/masks';
import type { TextProps } from '../core/fields';

type Kind = Pick<
  TextProps<object>,
  'mask' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/* Functions instead of a spread: the bundler drops the call of an unused kind, and its mask with it. */
/* @__NO_SIDE_EFFECTS__ */
const digits = (more: Kind): Kind => ({
  inputMode: 'numeric',
  autoComplete: 'off',
  spellCheck: false,
  ...more,
});
/* @__NO_SIDE_EFFECTS__ */
const code = (more: Kind): Kind => ({
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  ...more,
});

export const personName = { autoComplete: 'name', spellCheck: false } satisfies Kind;
export const company = { autoComplete: 'organization', spellCheck: false } satisfies Kind;
export const email = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} satisfies Kind;
export const phone = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel-national',
  mask: 'phone',
} satisfies Kind;

const limitLength = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.setAttribute('maxlength', String(PASSWORD_LENGTH.max));
/**
 * A new password, with its limits for the generators of browsers and password managers. A browser would also cut what is
 * typed or pasted at the limit, in silence: the limit is away while the visitor edits, and the rules refuse what is longer.
 */
export const newPassword = {
  autoComplete: 'new-password',
  autoCapitalize: 'none',
  spellCheck: false,
  minLength: PASSWORD_LENGTH.min,
  maxLength: PASSWORD_LENGTH.max,
  passwordrules: PASSWORD_GENERATOR_RULES,
  onFocus: limitLength,
  onBeforeInput: ({ currentTarget }: { currentTarget: Element }): void =>
    currentTarget.removeAttribute('maxlength'),
} as const;

/** Documents. A company's number may contain letters (spec validation#cnpj). */
export const cpf = digits({ mask: 'cpf' });
export const cnpj = code({ mask: 'cnpj' });
export const cpfOrCnpj = code({ mask: 'personOrCompany' });
export const cuil = digits({ mask: 'cuil' });
export const dni = digits({ mask: 'dni' });
/** Without punctuation (spec validation#rg). */
export const rg = digits({ mask: 'bare' });
export const driverLicence = digits({ mask: 'digits' });
/** The code of a message. */
export const oneTimeCode = digits({ mask: 'digits', autoComplete: 'one-time-code' });

/** In the format of the page's country. */
export const postalCode = {
  inputMode: 'text',
  autoComplete: 'postal-code',
  mask: 'postalCode',
} satisfies Kind;
export const street = { autoComplete: 'address-line1' } satisfies Kind;
export const complement = { autoComplete: 'address-line2' } satisfies Kind;
export const neighborhood = { autoComplete: 'address-level3' } satisfies Kind;
export const city = { autoComplete: 'address-level2' } satisfies Kind;
export const state = { autoComplete: 'address-level1' } satisfies Kind;

/** DD/MM/YYYY. */
export const date = digits({ mask: maskDate });
export const birthday = digits({ mask: maskDate, autoComplete: 'bday' });

export const cardName = {
  autoComplete: 'cc-name',
  autoCapitalize: 'characters',
  spellCheck: false,
} satisfies Kind;
export const cardExpiry = digits({ mask: maskMonthYear, autoComplete: 'cc-exp' });
/** Four digits on some cards (spec validation#cards). */
export const cvv = digits({ autoComplete: 'cc-csc', mask: 'digits' });

/** Seven characters; 17 of A to Z and 0 to 9 (spec cars#recalls). */
export const plate = code({ mask: maskVehicle });
export const chassis = code({ mask: maskVehicle });

/** A whole number, such as a count or kilometres. */
export const wholeNumber = digits({ mask: 'wholeNumber' });
