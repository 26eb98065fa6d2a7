import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import { texts as accountTexts } from '#features/account/messages';
import { currentPassword, newPassword, samePassword } from '#features/person/password-schemas';
import { email } from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, formed } from '#ui/validation/schema';

/** Values of the forms, named as in the services, so that rejected input is shown at its field. */
export interface PasswordForm {
  email: string;
  code: string;
  currentPassword: string;
  password: string;
  confirmation: string;
}

/** Returns the messages of the violated rules of these fields, by field; empty if all are met. */
export function check(
  values: Partial<PasswordForm>,
  fields: readonly (keyof PasswordForm)[],
  language: Language,
): Errors<PasswordForm> {
  const all = {
    email: email(language),
    code: formed(accountTexts[language].codeMissing),
    currentPassword: currentPassword(language),
    password: newPassword(language),
    confirmation: samePassword(language, values.password ?? ''),
  };
  const entries = Object.fromEntries(fields.map((name) => [name, all[name]])) as typeof all;
  return errorsOf<PasswordForm>(object(entries), values);
}
