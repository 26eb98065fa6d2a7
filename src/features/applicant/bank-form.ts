import type { Country, Language } from '#domain/core/brands';
import {
  GENDER_LABELS,
  GENDERS,
  LICENCE_CATEGORIES,
  MARITAL_STATUS_LABELS,
  MARITAL_STATUSES,
  MARRIAGE_REGIME_LABELS,
  OCCUPATION_LABELS,
  OCCUPATIONS,
  REGIMES_OF,
} from '#domain/person/person-choices';
import type { Labels } from '#domain/text/labels';
import type { getFinancingBaseData } from '#services/financing';

export type BaseData = Awaited<ReturnType<typeof getFinancingBaseData>>;

/** What some banks ask for besides the common data, by the service's names. */
const EXTRA_FIELDS = [
  'rg',
  'fatherName',
  'gender',
  'driverLicence',
  'cuil',
  'occupationDescription',
] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];
/** Documents that only one of the countries has. */
const COUNTRY_OF: Partial<Record<ExtraField, Country>> = { rg: 'BR', driverLicence: 'BR', cuil: 'AR' };

/** What only some banks ask for, as form values: text as typed, dates DD/MM/YYYY. */
export interface ExtraValues {
  fatherName: string;
  rg: string;
  /** One of GENDERS. */
  gender: string;
  licenceNumber: string;
  licenceExpiry: string;
  /** One of LICENCE_CATEGORIES. */
  licenceCategory: string;
  /** Argentina's number of a person, with the DNI in it. */
  cuil: string;
  /** The profession, in words: the list of occupations names its nature only (spec leads#personal-data). */
  occupationDescription: string;
}

/** The fields of the form that each of them has. */
export const FIELDS_OF: Readonly<Record<ExtraField, readonly (keyof ExtraValues)[]>> = {
  rg: ['rg'],
  fatherName: ['fatherName'],
  gender: ['gender'],
  driverLicence: ['licenceNumber', 'licenceExpiry', 'licenceCategory'],
  cuil: ['cuil'],
  occupationDescription: ['occupationDescription'],
};
/** Asked beside the occupation, and not beside the person's documents. */
export const OF_WORK: readonly ExtraField[] = ['occupationDescription'];

/** Returns the extra data that a bank asks for: of its form (FIN-08), or because it refused a proposal without them. */
export const askedBy = (names: readonly string[], country: Country): ExtraField[] =>
  EXTRA_FIELDS.filter((field) => names.includes(field) && (COUNTRY_OF[field] ?? country) === country);

/** Whether the form has all of what the bank asks for besides the common data. */
export const hasAsked = (values: Partial<ExtraValues>, asked: readonly ExtraField[]): boolean =>
  asked.every((field) => FIELDS_OF[field].every((name) => !!values[name]));

type Entry = { code: string; name: string };

/** A bank's entries, those that are known in the visitor's words; the specification's where the bank gives none. */
function choicesOf<T extends string>(
  entries: readonly Entry[] | null | undefined,
  values: readonly T[],
  labels: Labels<T>,
  language: Language,
  isPossible = (_code: string) => true,
): { value: string; label: string }[] {
  const known: Readonly<Record<string, string>> = labels[language];
  const given = entries?.length ? entries : values.map((code) => ({ code, name: '' }));
  return given
    .filter(({ code }) => isPossible(code))
    .map(({ code, name }) => ({ value: code, label: known[code] ?? name }));
}

/** Returns the choices of the form: those of the bank (FIN-08), else the lists of the specification. */
export function formChoices(data: BaseData | null, country: Country, language: Language) {
  const regimes: readonly string[] = REGIMES_OF[country];
  const isOfCountry = (code: string) =>
    regimes.includes(code) || !Object.hasOwn(MARRIAGE_REGIME_LABELS[language], code);
  const categories = data?.driverLicenceCategories?.length
    ? data.driverLicenceCategories
    : LICENCE_CATEGORIES;
  return {
    civilStates: choicesOf(data?.civilStates, MARITAL_STATUSES, MARITAL_STATUS_LABELS, language),
    occupations: choicesOf(data?.occupations, OCCUPATIONS, OCCUPATION_LABELS, language),
    genders: choicesOf(data?.genders, GENDERS, GENDER_LABELS, language),
    marriageRegimes: choicesOf(
      data?.marriageRegimes,
      REGIMES_OF[country],
      MARRIAGE_REGIME_LABELS,
      language,
      isOfCountry,
    ),
    licenceCategories: categories.map((value) => ({ value, label: value })),
  };
}
export type FormChoices = ReturnType<typeof formChoices>;
