import type { Language } from '../core/brands';

/** What a visitor reads for each value of a list. */
export type Labels<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

/** A list as a select or a group of radios shows it, in the list's order. */
export const choices = <T extends string>(
  values: readonly T[],
  labels: Labels<T>,
  language: Language,
): { value: T; label: string }[] => values.map((value) => ({ value, label: labels[language][value] }));
