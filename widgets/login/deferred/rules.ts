import { check as checks, object, pipe } from 'valibot';
import { email } from '#domain/person/contact';
import { cpf, dni } from '#domain/person/documents';
import { loginPassword } from '#features/person/password-schemas';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, formed } from '#ui/validation/schema';
import type { LoginForm } from '../form-values';
import { texts } from './messages';

/** The name to sign in with: an e-mail as typed, a document as its digits. */
export function userName(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text : text.replace(/[.\-\s]/g, '');
}

const isUser = (typed: string): boolean => {
  const name = userName(typed);
  if (name.includes('@')) return email(name);
  return country() === 'AR' ? dni(name) : cpf(name);
};

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(values: Partial<LoginForm>, { language }: Pick<Host, 'language'>): Errors<LoginForm> {
  const messages = texts[language];
  const schema = object({
    user: pipe(formed(messages.userMissing), checks(isUser, messages.userInvalid)),
    password: loginPassword(language),
  });
  return errorsOf<LoginForm>(schema, values);
}
