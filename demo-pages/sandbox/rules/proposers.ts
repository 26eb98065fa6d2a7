import type { InferOutput, ObjectSchema } from 'valibot';
import type { Language } from '#domain/core/brands';
import { fullName, onlyLetters } from '#domain/person/contact';
import { cuil, driverLicence, rg } from '#domain/person/documents';
import { CRM_MARITAL_STATUSES, MARITAL_STATUSES } from '#domain/person/person-choices';
import { birthday, driverLicenceExpiry, isOverEighteen } from '#domain/time/dates';
import type { proposer } from '#services/entities/proposal';
import { CIVIL_STATES, GENDERS, LICENCE_CATEGORIES, MARRIAGE_REGIMES, OCCUPATIONS } from '../data/lookups';
import type { World } from '../world';
import { cpfError, emailError, refuseFields } from './accounts';
import { BANK_WORDS } from './bank-words';

type Proposer = InferOutput<ObjectSchema<typeof proposer, undefined>>;

const isOf = (list: readonly { code: string }[], value: string) => list.some(({ code }) => code === value);
const crm = MARITAL_STATUSES.map((status) => CRM_MARITAL_STATUSES[status]);
const digits = (text = '') => text.replace(/\D/g, '');

/** A salary that the sandbox's bank rejects, as an example of a rule that no form can know. */
export const UNBELIEVED = 999_999.99;

/**
 * Rejects invalid personal data, field by field under the names of the body. Missing fields are not
 * checked: only name, e-mail and CPF are required.
 */
export function checkProposer(person: Proposer, world: World, language: Language = 'pt-BR'): void {
  const messages = BANK_WORDS[language];
  const now = new Date(world.now());
  const { spouse } = person;
  const salary = (amount?: number) =>
    amount !== undefined && (amount <= 0 ? messages.aboveZero : amount === UNBELIEVED && messages.unbelieved);
  const born = (day?: string) => day !== undefined && !birthday(day, { now }) && messages.born;
  refuseFields({
    name: !fullName(person.name) && messages.surname,
    email: emailError(person.email) && messages.email,
    cpf: (person.cpf === '' || cpfError(person.cpf)) && messages.document,
    birthday:
      born(person.birthday) ||
      (person.birthday !== undefined && !isOverEighteen(person.birthday, { now }) && messages.underage),
    occupation:
      person.occupation !== undefined && !isOf(OCCUPATIONS, person.occupation) && messages.occupation,
    salary: salary(person.salary),
    civilState:
      person.civilState !== undefined &&
      !isOf(CIVIL_STATES, person.civilState) &&
      !crm.includes(person.civilState) &&
      messages.civilState,
    'spouse.cpf':
      spouse?.cpf !== undefined &&
      (digits(spouse.cpf) === digits(person.cpf)
        ? messages.sameDocument
        : cpfError(spouse.cpf) && messages.document),
    'spouse.birthdate': born(spouse?.birthdate),
    'spouse.marriageRegime':
      spouse?.marriageRegime !== undefined &&
      !isOf(MARRIAGE_REGIMES, spouse.marriageRegime) &&
      messages.regime,
    'spouse.salary': salary(spouse?.salary),
  });
}

/** What a bank asks for besides the common data: only one of them does, in Argentina no documents of Brazil. */
export function askedFields(source: string, language: Language): readonly string[] {
  if (source !== 'PSA_TRADITIONAL') return [];
  return [
    'fatherName',
    'gender',
    'occupationDescription',
    ...(language === 'pt-BR' ? ['rg', 'driverLicence'] : ['cuil']),
  ];
}

/** Refuses a proposal without what its bank asks for. */
export function checkAsked(person: Proposer, source: string, world: World, language: Language): void {
  const asked = askedFields(source, language);
  if (asked.length === 0) return;
  const hasLicence = asked.includes('driverLicence');
  const messages = BANK_WORDS[language];
  const { number = '', expiry = '', category = '' } = person.driverLicence ?? {};
  refuseFields({
    rg: asked.includes('rg') && !rg(person.rg ?? '') && messages.rg,
    cuil: asked.includes('cuil') && !cuil(person.cuil ?? '', { dni: person.cpf }) && messages.cuil,
    fatherName: !fullName(person.fatherName ?? '') && messages.surname,
    occupationDescription: !onlyLetters(person.occupationDescription ?? '') && messages.profession,
    gender: !isOf(GENDERS, person.gender ?? '') && messages.gender,
    'driverLicence.number': hasLicence && !driverLicence(number) && messages.licence,
    'driverLicence.expiry':
      hasLicence && !driverLicenceExpiry(expiry, { now: new Date(world.now()) }) && messages.expired,
    'driverLicence.category':
      hasLicence && !LICENCE_CATEGORIES.some((each) => each === category) && messages.category,
  });
}
