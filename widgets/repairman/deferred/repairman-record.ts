import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { maskNationalPhone, wirePhone } from '#domain/person/phone';
import type { Repairman } from '#services/entities/user';
import type { Errors } from '#ui/core/use-form';
import type { SavedRecord } from '#ui/editor/saved-record';
import * as rules from '#ui/validation/person';
import { errorsOf, orEmpty } from '#ui/validation/schema';

export const FIELDS = ['name', 'email', 'phone', 'econnect'] as const;

/** The data as they are edited. econnect: for the comparison with another version only. */
export type RepairmanValues = Pick<Repairman, (typeof FIELDS)[number]>;

/** The data as the service has them. */
export const recordOf = (
  { name, email, phone, econnect, version }: Repairman,
  country: Country,
): SavedRecord<RepairmanValues> => ({
  values: { name, email, phone: maskNationalPhone(phone, country), econnect },
  version: version || undefined,
});

/** Returns what is sent. */
export const bodyOf = ({ name, email, phone }: RepairmanValues, country: Country) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim() && wirePhone(phone, country),
});

/** Returns the messages of the violated rules, by field; empty if all are met. */
export const check = (
  { name, email, phone }: RepairmanValues,
  language: Language,
  country: Country,
): Errors<RepairmanValues> =>
  errorsOf<RepairmanValues>(
    object({
      name: rules.personName(language),
      email: rules.email(language),
      phone: orEmpty(rules.phone(language, country)),
    }),
    { name, email, phone },
  );
