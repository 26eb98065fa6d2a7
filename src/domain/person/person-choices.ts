/** Lists of personal data in forms, with their labels (spec leads#personal-data). Codes that the specification does not give are ours. */
import type { Country } from '../core/brands';
import type { Labels } from '../text/labels';

export const PERSON_TYPES = ['physicalPerson', 'legalPerson'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];
export const PERSON_TYPE_LABELS: Labels<PersonType> = {
  'pt-BR': { physicalPerson: 'Pessoa física', legalPerson: 'Pessoa jurídica' },
  'es-AR': { physicalPerson: 'Persona física', legalPerson: 'Persona jurídica' },
};

/** The values are the specification's texts. */
export const GENDERS = ['female', 'male', 'prefer not to say'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Labels<Gender> = {
  'pt-BR': { female: 'Feminino', male: 'Masculino', 'prefer not to say': 'Prefiro não informar' },
  'es-AR': { female: 'Femenino', male: 'Masculino', 'prefer not to say': 'Prefiero no informar' },
};

export const MARITAL_STATUSES = ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED', 'STABLE_UNION'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
export const MARITAL_STATUS_LABELS: Labels<MaritalStatus> = {
  'pt-BR': {
    SINGLE: 'Solteiro(a)',
    MARRIED: 'Casado(a)',
    DIVORCED: 'Divorciado(a)',
    WIDOWED: 'Viúvo(a)',
    STABLE_UNION: 'União Estável',
  },
  'es-AR': {
    SINGLE: 'Soltero/a',
    MARRIED: 'Casado/a',
    DIVORCED: 'Divorciado/a',
    WIDOWED: 'Viudo/a',
    STABLE_UNION: 'Unión convivencial',
  },
};
/** Marital statuses of the CRM. The specification says that they differ from ours, but not how; these are ours (spec leads#personal-data). */
export const CRM_MARITAL_STATUSES: Readonly<Record<MaritalStatus, string>> = {
  SINGLE: 'Single',
  MARRIED: 'Married',
  DIVORCED: 'Divorced',
  WIDOWED: 'Widowed',
  STABLE_UNION: 'Stable Union',
};

export const MARRIAGE_REGIMES = [
  'TOTAL_COMMUNION',
  'PARTIAL_COMMUNION',
  'TOTAL_SEPARATION',
  'PARTIAL_SEPARATION',
] as const;
export type MarriageRegime = (typeof MARRIAGE_REGIMES)[number];
/** The regimes that a country's law has; Argentina's civil code has two. The codes are the specification's. */
export const REGIMES_OF: Readonly<Record<Country, readonly MarriageRegime[]>> = {
  BR: MARRIAGE_REGIMES,
  AR: ['PARTIAL_COMMUNION', 'TOTAL_SEPARATION'],
};
/** The regimes as the civil codes name them. */
export const MARRIAGE_REGIME_LABELS: Labels<MarriageRegime> = {
  'pt-BR': {
    TOTAL_COMMUNION: 'Comunhão universal',
    PARTIAL_COMMUNION: 'Comunhão parcial',
    TOTAL_SEPARATION: 'Separação de bens',
    PARTIAL_SEPARATION: 'Participação final nos aquestos',
  },
  'es-AR': {
    TOTAL_COMMUNION: 'Comunidad universal de bienes',
    PARTIAL_COMMUNION: 'Comunidad de ganancias',
    TOTAL_SEPARATION: 'Separación de bienes',
    PARTIAL_SEPARATION: 'Participación en las ganancias',
  },
};

/** Categories of a driver licence; their labels are the letters. */
export const LICENCE_CATEGORIES = ['AB', 'A', 'B', 'C', 'D', 'E'] as const;
export type LicenceCategory = (typeof LICENCE_CATEGORIES)[number];

export const OCCUPATIONS = [
  'RETIRED',
  'EMPLOYEE',
  'SELF_EMPLOYED',
  'OWNER',
  'PUBLIC_SERVANT',
  'MILITARY',
  'OTHER',
  'PENSIONER',
  'LIBERAL',
] as const;
export type Occupation = (typeof OCCUPATIONS)[number];
export const OCCUPATION_LABELS: Labels<Occupation> = {
  'pt-BR': {
    RETIRED: 'Aposentado',
    EMPLOYEE: 'Assalariado',
    SELF_EMPLOYED: 'Autônomo',
    OWNER: 'Empresário/Sócio proprietário',
    PUBLIC_SERVANT: 'Funcionário público',
    MILITARY: 'Militar',
    OTHER: 'Outros',
    PENSIONER: 'Pensionista',
    LIBERAL: 'Profissional Liberal',
  },
  'es-AR': {
    RETIRED: 'Jubilado/a',
    EMPLOYEE: 'Empleado/a en relación de dependencia',
    SELF_EMPLOYED: 'Autónomo/a',
    OWNER: 'Empresario/a o socio/a propietario/a',
    PUBLIC_SERVANT: 'Empleado/a público/a',
    MILITARY: 'Militar',
    OTHER: 'Otros',
    PENSIONER: 'Pensionado/a',
    LIBERAL: 'Profesional independiente',
  },
};

/** Ways of contact, which a visitor can also consent to one by one. */
export const CONTACT_TYPES = ['EMAIL', 'MAILING', 'SMS', 'WHATSAPP', 'PHONE'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];
