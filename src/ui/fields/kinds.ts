/**
 * What tells one kind of text from another: its mask, the keyboard a phone opens and what a browser may fill in. Spread
 * one into a TextField: `<TextField form={form} name="cpf" label={w.cpf} {...cpf} />`. One kind is one export.
 */
import { maskChassis, maskDate, maskMonthYear, maskPlate } from '../../domain/masks';
import type { TextProps } from '../core/fields';

type Kind = Pick<
  TextProps<object>,
  'mask' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } satisfies Kind;
const code = {
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} satisfies Kind;

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

/** Documents. Letters may stand in a company's number (spec validation#cnpj). */
export const cpf = { ...digits, mask: 'cpf' } satisfies Kind;
export const cnpj = { ...code, mask: 'cnpj' } satisfies Kind;
export const cpfOrCnpj = { ...code, mask: 'personOrCompany' } satisfies Kind;
export const cuil = { ...digits, mask: 'cuil' } satisfies Kind;
export const dni = { ...digits, mask: 'dni' } satisfies Kind;
/** At most 50 digits (spec validation#rg). */
export const rg = { ...digits, maxLength: 50 } satisfies Kind;
export const driverLicence = { ...digits, maxLength: 11 } satisfies Kind;

/** In the page's country. */
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

/** DD/MM/YYYY and MM/YY. */
export const date = { ...digits, mask: maskDate } satisfies Kind;
export const birthday = { ...date, autoComplete: 'bday' } satisfies Kind;
export const monthYear = { ...digits, mask: maskMonthYear } satisfies Kind;

export const cardName = {
  autoComplete: 'cc-name',
  autoCapitalize: 'characters',
  spellCheck: false,
} satisfies Kind;
export const cardExpiry = { ...monthYear, autoComplete: 'cc-exp' } satisfies Kind;
/** Four digits on some cards (spec validation#cards). */
export const cvv = { ...digits, autoComplete: 'cc-csc', maxLength: 4 } satisfies Kind;

/** Seven characters; 17 of A to Z and 0 to 9 (spec cars#recalls). */
export const plate = { ...code, mask: maskPlate } satisfies Kind;
export const chassis = { ...code, mask: maskChassis } satisfies Kind;

export const count = { ...digits, mask: 'count' } satisfies Kind;
