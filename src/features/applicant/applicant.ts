import type { InferInput, ObjectSchema } from 'valibot';
import { roundToCents } from '#domain/money/money';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { CRM_MARITAL_STATUSES, type MaritalStatus, type Occupation } from '#domain/person/person-choices';
import { bareDocument, digitsOf } from '#domain/text/format';
import type { Refusal } from '#domain/validation/refusal';
import type { AddressValues } from '#features/place/address/AddressFields';
import type { proposer } from '#services/entities/proposal';
import { phoneOnWire } from '#ui/masks';
import { type ExtraField, type ExtraValues, FIELDS_OF } from './bank-form';
import { hasSpouse } from './parts';

/** The applicant data as form values: text as typed, dates DD/MM/YYYY (spec financing#proposal). */
export interface RegisterValues extends AddressValues, ExtraValues {
  name: string;
  email: string;
  phone: string;
  /** In Argentina the DNI, as in the lead form. */
  cpf: string;
  birthday: string;
  motherName: string;
  /** One of MARITAL_STATUSES. */
  civilState: string;
  /** One of OCCUPATIONS. */
  occupation: string;
  companyName: string;
  /** Per month, without currency sign: 4.500,00. */
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
  fatherName: '',
  rg: '',
  cuil: '',
  gender: '',
  licenceNumber: '',
  licenceExpiry: '',
  licenceCategory: '',
  civilState: '',
  occupation: '',
  occupationDescription: '',
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

const EMPLOYED: readonly Occupation[] = ['EMPLOYEE', 'OWNER', 'PUBLIC_SERVANT'];
const AT_HOME: readonly Occupation[] = ['RETIRED', 'PENSIONER'];
/**
 * Whether an occupation has a company. The specification names the field but not its condition, which is ours (spec
 * financing#proposal).
 */
export function companyOf({ occupation }: Partial<RegisterValues>): 'required' | 'optional' | 'none' {
  if ((EMPLOYED as readonly unknown[]).includes(occupation)) return 'required';
  return (AT_HOME as readonly unknown[]).includes(occupation) ? 'none' : 'optional';
}

/** Parses a typed amount in the market's currency; empty for an empty text. */
function amountOf(typed: string): { salary?: number } {
  const value = parseTypedAmount(typed);
  return value === null ? {} : { salary: roundToCents(value) };
}

type Proposer = InferInput<ObjectSchema<typeof proposer, undefined>>;

/**
 * Returns the proposer of a proposal's body (spec financing#proposal, entities/proposal): documents, phone and postal
 * code as digits, the civil state in the CRM's term. Fields that do not apply to this person are omitted, even if they
 * were filled in before.
 * @param asked what this bank asks for besides the common data
 */
export function proposerOf(values: RegisterValues, asked: readonly ExtraField[] = []): Proposer {
  const line = (name: keyof RegisterValues) => (values[name] ?? '').trim();
  // A civil state of the bank's own list is sent as the bank has it.
  const civilState = CRM_MARITAL_STATUSES[values.civilState as MaritalStatus] ?? values.civilState;
  const isAsked = (field: ExtraField) => asked.includes(field);
  return {
    name: line('name'),
    email: line('email'),
    phone: phoneOnWire(values.phone),
    cpf: digitsOf(values.cpf),
    birthday: values.birthday,
    motherName: line('motherName'),
    ...(isAsked('fatherName') && { fatherName: line('fatherName') }),
    ...(isAsked('rg') && { rg: bareDocument(values.rg) }),
    ...(isAsked('cuil') && { cuil: digitsOf(values.cuil) }),
    ...(isAsked('gender') && { gender: values.gender }),
    ...(isAsked('driverLicence') && {
      driverLicence: {
        number: digitsOf(values.licenceNumber),
        expiry: values.licenceExpiry,
        category: values.licenceCategory,
      },
    }),
    occupation: values.occupation,
    ...(isAsked('occupationDescription') && { occupationDescription: line('occupationDescription') }),
    ...amountOf(values.salary),
    ...(companyOf(values) !== 'none' && line('companyName') && { companyName: line('companyName') }),
    // Argentine postal codes contain letters.
    postalCode: values.postalCode.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
    street: line('street'),
    number: line('homeNumber'),
    ...(line('complement') && { complement: line('complement') }),
    neighborhood: line('neighborhood'),
    // Brazil's letters; Argentina's provinces go by their names.
    state: line('stateCode').length === 2 ? line('stateCode').toUpperCase() : line('stateCode'),
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

/** Form fields by the service's names, where these differ. */
const SERVICE_NAMES: Record<string, keyof RegisterValues> = {
  number: 'homeNumber',
  state: 'stateCode',
  city: 'cityName',
  'driverLicence.number': 'licenceNumber',
  'driverLicence.expiry': 'licenceExpiry',
  'driverLicence.category': 'licenceCategory',
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

/** Whether the form has a field for this person. */
function isAsked(
  field: keyof RegisterValues,
  values: Partial<RegisterValues>,
  asked: readonly ExtraField[],
): boolean {
  const extra = (Object.keys(FIELDS_OF) as ExtraField[]).find((name) =>
    (FIELDS_OF[name] as readonly string[]).includes(field),
  );
  if (extra) return asked.includes(extra);
  if (field === 'companyName') return companyOf(values) !== 'none' && !!values.occupation;
  return hasSpouse(values) || !SPOUSE_FIELDS.includes(field);
}

/** Maps a service's errors to the form's fields; `others` are those of fields that the form does not have. */
export function refusedFields(
  { fields: theirs, others }: Pick<Refusal, 'fields' | 'others'>,
  values: Partial<RegisterValues>,
  asked: readonly ExtraField[] = [],
) {
  const fields: Partial<Record<keyof RegisterValues, string>> = {};
  const rest = [...others];
  for (const [name, message] of Object.entries(theirs)) {
    const plain = name.replace(/^proposer\./, '');
    const field = Object.hasOwn(SERVICE_NAMES, plain) ? (SERVICE_NAMES[plain] as string) : plain;
    if (Object.hasOwn(EMPTY_REGISTER, field) && isAsked(field as keyof RegisterValues, values, asked)) {
      fields[field as keyof RegisterValues] = message;
    } else rest.push(message);
  }
  return { fields, others: rest };
}
