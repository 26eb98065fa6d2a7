import { object } from 'valibot';
import type { Country, Language } from '../../../src/domain/core/brands';
import { maskCpf, maskDni, maskPhone, maskPhoneAr } from '../../../src/domain/format';
import { type PrefillUser, prefill } from '../../../src/domain/prefill';
import type { Errors } from '../../../src/ui/core/use-form';
import * as rules from '../../../src/ui/validation/person';
import { errorsOf } from '../../../src/ui/validation/schema';
import type { Contact } from '../deferred/contact';

/** Messages of the failing rules (platform 5). consent: what is said where no way of contact is agreed to. */
export function contactErrors(
  values: Partial<Contact>,
  { language, country, consent }: { language: Language; country: Country; consent?: string },
): Errors<Contact> {
  const schema = object({
    name: rules.personName(language),
    cpf: country === 'AR' ? rules.dni(language) : rules.cpf(language),
    email: rules.email(language),
    phone: rules.phone(language, country),
  });
  const errors = errorsOf<Contact>(schema, values);
  if (!consent || values.allowEmail || values.allowSMS || values.allowWhatsApp) return errors;
  return { ...errors, allowEmail: consent };
}

/** A signed-in user's values as the fields show them (calls 4.3). */
export function contactOf(user: PrefillUser, country: Country): Partial<Contact> {
  const { name, email, phone, cpf } = prefill(user, false);
  const argentina = country === 'AR';
  return {
    name,
    email,
    phone: (argentina ? maskPhoneAr : maskPhone)(phone),
    cpf: (argentina ? maskDni : maskCpf)(cpf),
  };
}
