import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import * as rules from '#features/person/person-schemas';
import { errorsOf, tooLong } from '#ui/validation/schema';

/** Longest name (ours). */
const NAME_MAX = 80;

/** Returns the messages of the failing rules, by the fields of the companions' names. */
export const companionErrors = (
  values: Record<string, string>,
  fields: readonly string[],
  language: Language,
): Record<string, string> => {
  const each = <T>(of: (field: string) => T) => Object.fromEntries(fields.map((field) => [field, of(field)]));
  return {
    ...errorsOf<Record<string, string>>(
      object(each(() => rules.personName(language))),
      each((field) => values[field] ?? ''),
    ),
    ...tooLong(
      values,
      each(() => NAME_MAX),
      language,
    ),
  } as Record<string, string>;
};
