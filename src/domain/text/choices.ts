import type { Language } from '../core/brands';

/** The label of each value of a list, by language. */
export type Labels<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

/** Returns a list's options for a select or a group of radios, in the list's order. */
export const choices = <T extends string>(
  values: readonly T[],
  labels: Labels<T>,
  language: Language,
): { value: T; label: string }[] => values.map((value) => ({ value, label: labels[language][value] }));
