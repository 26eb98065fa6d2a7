import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import * as rules from '#features/person/person-schemas';
import { errorsOf } from '#ui/validation/schema';

/** Returns the messages of the failing rules, by the fields of the companions' names. */
export const companionErrors = (
  values: Record<string, string>,
  fields: readonly string[],
  language: Language,
): Record<string, string> =>
  errorsOf<Record<string, string>>(
    object(Object.fromEntries(fields.map((field) => [field, rules.personName(language)]))),
    Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])),
  ) as Record<string, string>;
