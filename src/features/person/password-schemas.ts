import { check, nonEmpty, pipe, string } from 'valibot';
import * as passwords from '#domain/access/password';
import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { fitsAsTyped } from '#ui/validation/schema';

const weak = {
  pt: 'A senha ainda não cumpre todas as regras',
  es: 'La contraseña todavía no cumple todas las reglas',
};

/** A new password: first whether there is one, then its length, then all the rules shown beside the field. */
export const newPassword = (language: Language) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, 'Digite uma senha', 'Ingresá una contraseña')),
    check(
      (value) => value.length >= passwords.PASSWORD_LENGTH.min,
      inLanguage(language, ptBR.passwordTooShort, esAR.passwordTooShort),
    ),
    check(passwords.password, inLanguage(language, weak.pt, weak.es)),
  );
/** A password to sign in with. */
export const loginPassword = (language: Language) =>
  fitsAsTyped(
    passwords.loginPassword,
    inLanguage(language, ptBR.passwordTooShort, esAR.passwordTooShort),
    inLanguage(language, 'Digite sua senha', 'Ingresá tu contraseña'),
  );
/** The repeated new password. */
export const samePassword = (language: Language, first: string) =>
  fitsAsTyped(
    (value) => passwords.matches(value, { other: first }),
    inLanguage(language, ptBR.passwordsDiffer, esAR.passwordsDiffer),
    inLanguage(language, 'Repita a senha', 'Repetí la contraseña'),
  );
/** The current password, when it is changed. */
export const currentPassword = (language: Language) =>
  pipe(string(), nonEmpty(inLanguage(language, ptBR.currentPasswordMissing, esAR.currentPasswordMissing)));
