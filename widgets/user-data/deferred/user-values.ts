import type { Country } from '#domain/core/brands';
import { maskNationalPhone, wirePhone } from '#domain/person/phone';
import { prefill } from '#domain/person/prefill';
import { bareDocument, DOCUMENT_MASKS } from '#domain/text/format';
import { formatDate } from '#domain/time/calendar';
import type { AddressValues } from '#features/place/address/AddressFields';
import { ADDRESS_FIELDS, accountAddress, addressValues } from '#features/place/address/address-values';
import type { User } from '#services/entities/user';
import type { updateUser } from '#services/user';

/** Values of the form: text as typed. Named as in the service, so that rejected input is shown at its field. */
export interface UserForm extends AddressValues {
  name: string;
  nickname: string;
  emailPreferred: string;
  phone: string;
  /** In Argentina the DNI. */
  cpf: string;
  /** DD/MM/YYYY. */
  birthday: string;
  dealerCode: string;
  /** What proves that a change of e-mail or document is the owner's: the password, or a code by e-mail. */
  proofBy: 'password' | 'code';
  password: string;
  code: string;
  /** Whether the new text of the agreement is accepted. */
  agreement: boolean;
}

/** Returns an account's data as form values (spec leads#prefilling names the e-mail that counts). */
export function valuesOf(user: User, country: Country): UserForm {
  const { email, phone, cpf } = prefill(user, false);
  return {
    name: user.name ?? '',
    nickname: user.nickname ?? '',
    emailPreferred: email,
    phone: maskNationalPhone(phone, country),
    cpf: DOCUMENT_MASKS[country].person(cpf),
    birthday: formatDate(user.birthday ?? ''),
    ...addressValues(user.address, country),
    dealerCode: user.dealerCode ?? '',
    proofBy: 'password',
    password: '',
    code: '',
    agreement: false,
  };
}

type Body = NonNullable<Parameters<typeof updateUser>[0]['body']>;

/** Form values as the service has them; DD/MM/YYYY becomes YYYY-MM-DD. */
const plain = (values: Partial<UserForm>, country: Country): Body => ({
  name: (values.name ?? '').trim(),
  nickname: (values.nickname ?? '').trim(),
  emailPreferred: (values.emailPreferred ?? '').trim(),
  phone: wirePhone(values.phone ?? '', country),
  cpf: bareDocument(values.cpf ?? ''),
  birthday: (values.birthday ?? '').split('/').reverse().join('-'),
  address: accountAddress(values, country),
  dealerCode: values.dealerCode ?? '',
});

/** Returns the fields that differ from the account's, and no other (USR-03). A changed address is whole. */
export function changesOf(values: Partial<UserForm>, saved: UserForm, country: Country): Partial<Body> {
  const before = plain(saved, country);
  const after = plain(values, country);
  const names = Object.keys(after) as (keyof Body)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  );
}

/** Whether the e-mail or the document changes, which only the account's owner may do (spec roles#account). */
export function needsProof(values: Partial<UserForm>, saved: UserForm, country: Country): boolean {
  const changes = changesOf(values, saved, country);
  return (['emailPreferred', 'cpf'] as const).some((name) => saved[name] && name in changes);
}

/** The fields of each step. */
export const FIELDS = {
  'user-data': ['name', 'nickname', 'emailPreferred', 'phone', 'cpf', 'birthday', 'password', 'code'],
  'address-data': ADDRESS_FIELDS,
  'dealer-data': ['dealerCode'],
} as const;
export type StepId = keyof typeof FIELDS;
