import type { Language } from '#domain/core/brands';
import * as people from '#domain/person/person-choices';
import type { Labels } from '#domain/text/labels';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES } from '#domain/uploads/document-types';

/** A list's entries by code and name. */
const entries = <T extends string>(codes: readonly T[], labels: Labels<T>) =>
  codes.map((code) => ({ code, name: labels['pt-BR'][code] }));

/** Options of a proposal's forms (spec leads#personal-data). */
export const CIVIL_STATES = entries(people.MARITAL_STATUSES, people.MARITAL_STATUS_LABELS);
export const MARRIAGE_REGIMES = entries(people.MARRIAGE_REGIMES, people.MARRIAGE_REGIME_LABELS);
export const OCCUPATIONS = entries(people.OCCUPATIONS, people.OCCUPATION_LABELS);
export const GENDERS = entries(people.GENDERS, people.GENDER_LABELS);
export const LICENCE_CATEGORIES = [...people.LICENCE_CATEGORIES];
export const DOCUMENT_TYPE_ENTRIES = entries(DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS);

/** The names of all lists in Portuguese, with the Spanish ones. */
const pairs = <T extends string>(codes: readonly T[], labels: Labels<T>) =>
  codes.map((code) => [labels['pt-BR'][code], labels['es-AR'][code]] as const);
export const LOOKUP_NAMES: readonly (readonly [pt: string, es: string])[] = [
  ...pairs(people.MARITAL_STATUSES, people.MARITAL_STATUS_LABELS),
  ...pairs(people.MARRIAGE_REGIMES, people.MARRIAGE_REGIME_LABELS),
  ...pairs(people.OCCUPATIONS, people.OCCUPATION_LABELS),
  ...pairs(people.GENDERS, people.GENDER_LABELS),
  ...pairs(DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS),
];

/** Name of a document type in any spelling; undefined for an unknown type. */
export const documentName = (type: string, language: Language = 'pt-BR'): string | undefined =>
  (DOCUMENT_TYPE_LABELS[language] as Readonly<Record<string, string>>)[type.toUpperCase()];
