import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';

/** Who an appointment is for. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** Returns the messages of the failing rules (spec validation#messages). */
export const personErrors = (values: Partial<Person>, language: Language, country: Country): Errors<Person> =>
  errorsOf<Person>(
    object({
      name: rules.personName(language),
      email: rules.email(language),
      phone: rules.phone(language, country),
    }),
    values,
  );
