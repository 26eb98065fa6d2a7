import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { anyConsent } from '#domain/person/consents';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';
import type { Contact } from './contact';

/**
 * Returns the messages of the failing rules (spec validation#messages). consent: the message if no contact channel is
 * agreed to.
 */
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
  if (!consent || anyConsent(values)) return errors;
  return { ...errors, allowEmail: consent };
}
