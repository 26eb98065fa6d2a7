/**
 * Building blocks of validation rules. The rules are beside it, by subject: each is a schema with its message in the
 * visitor's language (spec validation#messages), a form's schema is an object of them, and a form includes only those
 * it uses. Importing it also loads the masks.
 */
import { check, flatten, type GenericSchema, lazy, nonEmpty, pipe, string, transform } from 'valibot';
import { inLanguage } from '#domain/core/languages';
import { safeParse } from '#domain/validation/safe-parse';
import '../masks';
import type { Language } from '#domain/core/brands';
import { restrictChar } from '#domain/person/contact';
import { cleanLine, cleanText, lengthOf, maxLength, required } from '#domain/text/typed-text';
import type { Errors } from '../core/use-form';

/** A text that satisfies a predicate as it was typed, such as a password. empty: the message if it is missing. */
export const fitsAsTyped = (valid: (value: string) => boolean, message: string, empty = message) =>
  pipe(string(), check(required, empty), check(valid, message));

/** A text of a fixed form, as it is sent (cleanText): the rules that follow get it so. */
export const formed = (empty: string) => pipe(string(), transform(cleanText), check(required, empty));

/** A text of a fixed form that satisfies a predicate. empty: the message if it is missing. */
export const fits = (valid: (value: string) => boolean, message: string, empty = message) =>
  pipe(formed(empty), check(valid, message));

/** A required line of text. allowed: one of the restricted characters that it may have. */
const lineOf = (language: Language, empty: string, allowed = '') =>
  pipe(
    string(),
    transform(cleanLine),
    nonEmpty(empty),
    check(
      (value) => restrictChar(allowed ? value.replaceAll(allowed, '') : value),
      inLanguage(language, 'Não use os caracteres', 'No uses los caracteres') +
        ['&', '$', '<', '>', '%']
          .filter((each) => each !== allowed)
          .map((each) => ` ${each}`)
          .join(''),
    ),
  );

/** A required line of text: none of & $ < > %. empty: the message if it is missing. */
export const line = (language: Language, empty: string) => lineOf(language, empty);

/** A company's name: a line in which & may stand, as it does in many names (spec validation#restricted-characters). */
export const companyName = (language: Language, empty: string) => lineOf(language, empty, '&');

/** The largest count of vehicles (ours: the specification has none). */
const MOST = 99_999;

/** A count of vehicles: a whole number that a form can mean. What is not above zero is another rule's. */
export const wholeCount = (language: Language) =>
  check(
    (value: string) => !(Number(value) > MOST) && /^[-\d]*$/.test(value.trim()),
    inLanguage(language, 'Digite um número inteiro, até 99.999', 'Ingresá un número entero, hasta 99.999'),
  );

/** Makes a rule optional: the empty text is valid too. */
export const orEmpty = (schema: GenericSchema<string>, may = true): GenericSchema<string> =>
  lazy((value) => (may && typeof value === 'string' && !required(value) ? string() : schema));

/**
 * Returns the messages of the texts that are longer than their limits, by field. No field cuts what is typed or pasted:
 * the visitor shortens it (spec validation#cleaning).
 */
export function tooLong<V extends object>(
  values: Partial<V>,
  limits: { [Name in keyof V]?: number },
  language: Language,
): Errors<V> {
  const errors: Errors<V> = {};
  for (const name of Object.keys(limits) as (keyof typeof limits)[]) {
    const max = limits[name] ?? 0;
    const text = String(values[name] ?? '').trim();
    const over = lengthOf(text) - max;
    if (!maxLength(text, { max }))
      errors[name] = inLanguage(
        language,
        `Use até ${max} caracteres: há ${over} a mais`,
        `Usá hasta ${max} caracteres: hay ${over} de más`,
      );
  }
  return errors;
}

/** A form's rules, by field. */
export type Rules = GenericSchema & { entries: Record<string, GenericSchema> };

/**
 * Returns the messages of the failing rules, the first of each field. A field without a value is validated as an empty text.
 */
export function errorsOf<V extends object>(schema: Rules, values: Partial<V>): Errors<V> {
  const held = Object.keys(schema.entries).map((name) => [name, values[name as keyof V] ?? '']);
  const result = safeParse(schema, Object.fromEntries(held));
  const nested: Record<string, string[] | undefined> = result.success
    ? {}
    : (flatten(result.issues).nested ?? {});
  return Object.fromEntries(
    Object.entries(nested).flatMap(([field, messages]) => (messages?.[0] ? [[field, messages[0]]] : [])),
  ) as Errors<V>;
}
