import type { InferInput, ObjectSchema } from 'valibot';
import { digitsOf, parsePrice } from '../../../../src/domain/format';
import {
  CRM_MARITAL_STATUSES,
  type MaritalStatus,
  type Occupation,
} from '../../../../src/domain/lists/people';
import { roundToCents } from '../../../../src/domain/money';
import type { Refusal } from '../../../../src/domain/refusal';
import type { AddressValues } from '../../../../src/features/place/address/AddressFields';
import type { proposer } from '../../../../src/services/entities/proposal';

/** What a bank asks of a person, as the form holds it: all of it text as typed, dates DD/MM/YYYY (spec financing#proposal). */
export interface RegisterValues extends AddressValues {
  name: string;
  email: string;
  phone: string;
  /** The identity number where the page's country is Argentina, as in the lead form. */
  cpf: string;
  birthday: string;
  motherName: string;
  /** One of MARITAL_STATUSES. */
  civilState: string;
  /** One of OCCUPATIONS. */
  occupation: string;
  companyName: string;
  /** By the month, without the currency's sign: 4.500,00. */
  salary: string;
  spouseName: string;
  spouseCpf: string;
  spouseBirthdate: string;
  /** One of MARRIAGE_REGIMES. */
  marriageRegime: string;
  spouseSalary: string;
}

export const EMPTY_REGISTER: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  cpf: '',
  birthday: '',
  motherName: '',
  civilState: '',
  occupation: '',
  companyName: '',
  salary: '',
  postalCode: '',
  street: '',
  homeNumber: '',
  complement: '',
  neighborhood: '',
  cityName: '',
  stateCode: '',
  spouseName: '',
  spouseCpf: '',
  spouseBirthdate: '',
  marriageRegime: '',
  spouseSalary: '',
};

const WITH_SPOUSE: readonly MaritalStatus[] = ['MARRIED', 'STABLE_UNION'];
/** Whose spouse a bank asks about. */
export const hasSpouse = ({ civilState }: Partial<RegisterValues>): boolean =>
  (WITH_SPOUSE as readonly unknown[]).includes(civilState);

const EMPLOYED: readonly Occupation[] = ['EMPLOYEE', 'OWNER', 'PUBLIC_SERVANT'];
const AT_HOME: readonly Occupation[] = ['RETIRED', 'PENSIONER'];
/** Whether a company stands behind an occupation. The documents name the field and not when it is asked: ours. */
export function companyOf({ occupation }: Partial<RegisterValues>): 'required' | 'optional' | 'none' {
  if ((EMPLOYED as readonly unknown[]).includes(occupation)) return 'required';
  return (AT_HOME as readonly unknown[]).includes(occupation) ? 'none' : 'optional';
}

/** An amount as it was typed, in the market's currency; nothing where nothing was. */
function amountOf(typed: string): { salary?: number } {
  const value = parsePrice(typed);
  return value === null ? {} : { salary: roundToCents(value) };
}

type Proposer = InferInput<ObjectSchema<typeof proposer, undefined>>;

/**
 * The proposer of a proposal's body (spec financing#proposal, entities/proposal). Documents, phone and postal code go as digits; the
 * civil state as the CRM calls it; what is not asked of this person is left out, whatever was typed before.
 */
export function proposerOf(values: RegisterValues): Proposer {
  const line = (name: keyof RegisterValues) => values[name].trim();
  const civilState = CRM_MARITAL_STATUSES[values.civilState as MaritalStatus];
  return {
    name: line('name'),
    email: line('email'),
    phone: digitsOf(values.phone),
    cpf: digitsOf(values.cpf),
    birthday: values.birthday,
    motherName: line('motherName'),
    occupation: values.occupation,
    ...amountOf(values.salary),
    ...(companyOf(values) !== 'none' && line('companyName') && { companyName: line('companyName') }),
    // Argentine postal codes have letters.
    postalCode: values.postalCode.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
    street: line('street'),
    number: line('homeNumber'),
    ...(line('complement') && { complement: line('complement') }),
    neighborhood: line('neighborhood'),
    state: line('stateCode').toUpperCase(),
    city: line('cityName'),
    ...(civilState && { civilState }),
    ...(hasSpouse(values) && {
      spouse: {
        name: line('spouseName'),
        cpf: digitsOf(values.spouseCpf),
        birthdate: values.spouseBirthdate,
        marriageRegime: values.marriageRegime,
        ...amountOf(values.spouseSalary),
      },
    }),
  };
}

/** Fields that the service calls otherwise. */
const THEIRS: Record<string, keyof RegisterValues> = {
  number: 'homeNumber',
  state: 'stateCode',
  city: 'cityName',
  'spouse.name': 'spouseName',
  'spouse.cpf': 'spouseCpf',
  'spouse.birthdate': 'spouseBirthdate',
  'spouse.marriageRegime': 'marriageRegime',
  'spouse.salary': 'spouseSalary',
};

const SPOUSE_FIELDS: readonly (keyof RegisterValues)[] = [
  'spouseName',
  'spouseCpf',
  'spouseBirthdate',
  'marriageRegime',
  'spouseSalary',
];

/** Whether the form asks this person for a field. */
function isAsked(field: keyof RegisterValues, values: Partial<RegisterValues>): boolean {
  if (field === 'companyName') return companyOf(values) !== 'none' && !!values.occupation;
  return hasSpouse(values) || !SPOUSE_FIELDS.includes(field);
}

/** A service's messages by the form's fields; others: those about nothing that the form asks of this person. */
export function refusedFields(
  { fields: theirs, others }: Pick<Refusal, 'fields' | 'others'>,
  values: Partial<RegisterValues>,
) {
  const fields: Partial<Record<keyof RegisterValues, string>> = {};
  const rest = [...others];
  for (const [name, message] of Object.entries(theirs)) {
    const plain = name.replace(/^proposer\./, '');
    const field = Object.hasOwn(THEIRS, plain) ? (THEIRS[plain] as string) : plain;
    if (Object.hasOwn(EMPTY_REGISTER, field) && isAsked(field as keyof RegisterValues, values)) {
      fields[field as keyof RegisterValues] = message;
    } else rest.push(message);
  }
  return { fields, others: rest };
}
