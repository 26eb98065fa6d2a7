import { check, pipe, string, transform } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import * as contact from '#domain/person/contact';
import * as documents from '#domain/person/documents';
import { postalCode as isPostalCode } from '#domain/place/postal-code';
import { cleanName } from '#domain/text/typed-text';
import { fits, formed, line } from '#ui/validation/schema';

/** A person's full name: first its characters, then a surname. */
export function personName(language: Language) {
  const wrong = inLanguage(language, ptBR.name, esAR.name);
  return pipe(
    string(),
    transform(cleanName),
    line(language, inLanguage(language, 'Digite o nome completo', 'Ingresá el nombre y apellido')),
    check(contact.name, wrong),
    check(contact.fullName, inLanguage(language, ptBR.surname, esAR.surname)),
  );
}

/** A name without a required surname. */
export const firstName = (language: Language) =>
  pipe(
    formed(inLanguage(language, 'Digite o nome', 'Ingresá el nombre')),
    check(contact.name, inLanguage(language, ptBR.name, esAR.name)),
  );

export const email = (language: Language) =>
  pipe(
    formed(inLanguage(language, 'Digite o e-mail', 'Ingresá el correo electrónico')),
    check(contact.email, inLanguage(language, ptBR.email, esAR.email)),
  );

export const phone = (language: Language, country: Country) =>
  pipe(
    formed(inLanguage(language, ptBR.phoneMissing, esAR.phoneMissing)),
    check((value) => contact.mobilePhone(value, { country }), inLanguage(language, ptBR.phone, esAR.phone)),
  );

/** A landline too: a company's number. */
export const companyPhone = (language: Language, country: Country) =>
  fits(
    (value) => contact.phone(value, { country }),
    inLanguage(language, ptBR.phone, esAR.phone),
    inLanguage(language, 'Digite o telefone', 'Ingresá el teléfono'),
  );

/** A document number; name: the document's, as the field's label has it. */
const document = (
  language: Language,
  name: string,
  valid: (value: string) => boolean,
  wrong: [pt: string, es: string],
) =>
  fits(valid, inLanguage(language, ...wrong), inLanguage(language, `Digite o ${name}`, `Ingresá el ${name}`));

export const cpf = (language: Language) => document(language, 'CPF', documents.cpf, [ptBR.cpf, esAR.cpf]);
export const cnpj = (language: Language) =>
  document(language, 'CNPJ', documents.cnpj, [ptBR.cnpj, esAR.cnpj]);
export const cpfOrCnpj = (language: Language) =>
  document(language, inLanguage(language, 'CPF ou CNPJ', 'CPF o CNPJ'), documents.cpfOrCnpj, [
    ptBR.cpfOrCnpj,
    esAR.cpfOrCnpj,
  ]);
export const dni = (language: Language) => document(language, 'DNI', documents.dni, [ptBR.dni, esAR.dni]);
export const cuit = (language: Language) =>
  document(language, 'CUIT', documents.cuit, ['CUIT inválido', 'CUIT inválido']);

/** unknown: a code that the lookup does not know. */
export const postalCode = (language: Language, country: Country, unknown?: string) =>
  pipe(
    formed(inLanguage(language, ptBR.postalCodeMissing, esAR.postalCodeMissing)),
    check(
      (value) => value !== unknown && isPostalCode(value, { country }),
      inLanguage(language, ptBR.postalCode, esAR.postalCode),
    ),
  );
