/**
 * Rules of fields as schemas, each with its message in the visitor's language (platform 5): a form's schema is an
 * object of these. They bring the masks along. One rule is one export: a form carries those it has.
 */
import { check, flatten, type GenericSchema, lazy, nonEmpty, pipe, safeParse, string, trim } from 'valibot';
import './masks';
import type { Country, Language } from '../domain/brands';
import * as contact from '../domain/contact';
import * as documents from '../domain/documents';
import * as said from '../domain/errors/words';
import * as dicho from '../domain/errors/words.es-AR';
import type { Errors } from './use-form';

/** The words of one language. */
export const inLanguage = (language: Language, pt: string, es: string): string =>
  language === 'es-AR' ? es : pt;

/** A text that fits a predicate. */
export const fits = (valid: (value: string) => boolean, message: string) =>
  pipe(string(), check(valid, message));

const forbidden = { pt: 'Não use os caracteres & $ < > %', es: 'No uses los caracteres & $ < > %' };

/** A line of text that must be there: no leading space, none of & $ < > %. empty: what is said where it is not. */
export const line = (language: Language, empty: string) =>
  pipe(
    string(),
    check((value) => !value.startsWith(' '), inLanguage(language, said.leadingSpace, dicho.leadingSpace)),
    trim(),
    nonEmpty(empty),
    check(contact.restrictChar, inLanguage(language, forbidden.pt, forbidden.es)),
  );

/** A person's name: its shape first, then a surname. */
export function personName(language: Language) {
  const wrong = inLanguage(language, said.name, dicho.name);
  return pipe(
    line(language, wrong),
    check(contact.name, wrong),
    check(contact.fullName, inLanguage(language, said.surname, dicho.surname)),
  );
}

export const email = (language: Language) =>
  pipe(string(), trim(), check(contact.email, inLanguage(language, said.email, dicho.email)));

export const phone = (language: Language, country: Country) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, said.phoneMissing, dicho.phoneMissing)),
    check((value) => contact.mobilePhone(value, { country }), inLanguage(language, said.phone, dicho.phone)),
  );

export const cpf = (language: Language) => fits(documents.cpf, inLanguage(language, said.cpf, dicho.cpf));
export const cnpj = (language: Language) => fits(documents.cnpj, inLanguage(language, said.cnpj, dicho.cnpj));
export const cpfOrCnpj = (language: Language) =>
  fits(documents.cpfOrCnpj, inLanguage(language, said.cpfOrCnpj, dicho.cpfOrCnpj));
export const dni = (language: Language) => fits(documents.dni, inLanguage(language, said.dni, dicho.dni));
export const cuit = (language: Language) =>
  fits(documents.cuit, inLanguage(language, 'CUIT inválido', 'CUIT inválido'));

export const postalCode = (language: Language, country: Country) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, said.postalCodeMissing, dicho.postalCodeMissing)),
    check(
      (value) => contact.postalCode(value, { country }),
      inLanguage(language, said.postalCode, dicho.postalCode),
    ),
  );

/** The same, where the field may also stay empty. */
export const orEmpty = (schema: GenericSchema<string>, may = true): GenericSchema<string> =>
  lazy((value) => (may && typeof value === 'string' && value.trim() === '' ? string() : schema));

/** Messages of the failing rules: the first of each field. A field that has no value is held as empty text. */
export function errorsOf<V extends object>(schema: GenericSchema, values: Partial<V>): Errors<V> {
  const result = safeParse(schema, values);
  const nested: Record<string, string[] | undefined> = result.success
    ? {}
    : (flatten(result.issues).nested ?? {});
  return Object.fromEntries(
    Object.entries(nested).flatMap(([field, messages]) => (messages?.[0] ? [[field, messages[0]]] : [])),
  ) as Errors<V>;
}
