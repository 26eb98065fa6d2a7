import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { maskNationalPhone, wirePhone } from '#domain/person/phone';
import { isSameValue } from '#domain/records/merge';
import * as rules from '#features/person/person-schemas';
import type { Repairman } from '#services/entities/user';
import type { Errors } from '#ui/core/use-form';
import type { SavedRecord } from '#ui/editor/saved-record';
import { errorsOf, orEmpty } from '#ui/validation/schema';

export const FIELDS = ['name', 'email', 'phone', 'econnect'] as const;

/** The data as they are edited. econnect: for the comparison with another version only. */
export type RepairmanValues = Pick<Repairman, (typeof FIELDS)[number]>;

/** The data as the service has them. */
export function recordOf(
  repairman: Repairman,
  country: Country,
): SavedRecord<RepairmanValues, number, Repairman> {
  const { name, email, phone, econnect, version } = repairman;
  return {
    values: { name, email, phone: maskNationalPhone(phone, country), econnect },
    version: version || undefined,
    read: repairman,
  };
}

/** Whether the service gave a field as it is in the form. */
const isAsGiven = (
  name: keyof RepairmanValues,
  values: RepairmanValues,
  given: Repairman,
  country: Country,
): boolean => isSameValue(recordOf(given, country).values[name], values[name]);

/** Returns what is sent. given: the versions that the service gave; a phone of one of them goes as it was there. */
export function bodyOf(values: RepairmanValues, given: readonly Repairman[], country: Country) {
  const phone = values.phone.trim();
  const same = given.find((each) => isAsGiven('phone', values, each, country));
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: same?.phone ?? (phone && wirePhone(phone, country)),
  };
}

/**
 * Returns the messages of the violated rules, by field; empty if all are met. What the service gave is not measured by the
 * page's rules: a phone of another country must not keep somebody from correcting the name.
 */
export function check(
  values: RepairmanValues,
  given: readonly Repairman[],
  language: Language,
  country: Country,
): Errors<RepairmanValues> {
  const schema = object({
    name: rules.personName(language),
    email: rules.email(language),
    phone: orEmpty(rules.companyPhone(language, country)),
  });
  const errors = Object.entries(errorsOf<RepairmanValues>(schema, values));
  return Object.fromEntries(
    errors.filter(
      ([name]) => !given.some((each) => isAsGiven(name as keyof RepairmanValues, values, each, country)),
    ),
  );
}
