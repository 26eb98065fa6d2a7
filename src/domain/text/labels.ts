import type { Language } from '../core/brands';

/** The label of each value of a list, by language. */
export type Labels<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;
