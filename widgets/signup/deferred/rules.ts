import { object } from 'valibot';
import { newPassword, samePassword } from '#features/person/password-schemas';
import * as rules from '#features/person/person-schemas';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';
import type { SignupForm } from '../form-values';

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(values: Partial<SignupForm>, { language }: Pick<Host, 'language'>): Errors<SignupForm> {
  const schema = object({
    name: rules.personName(language),
    email: rules.email(language),
    cpf: country() === 'AR' ? rules.dni(language) : rules.cpf(language),
    password: newPassword(language),
    confirmation: samePassword(language, values.password ?? ''),
  });
  return errorsOf<SignupForm>(schema, values);
}
