import { check, nonEmpty, pipe, string, trim } from 'valibot';
import * as contact from '../../domain/contact';
import type { Country, Language } from '../../domain/core/brands';
import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';
import * as documents from '../../domain/documents';
import { fits, inLanguage, line } from './schema';

/** A person's full name: first its characters, then a surname. */
export function personName(language: Language) {
  const wrong = inLanguage(language, ptBR.name, esAR.name);
  return pipe(
    line(language, wrong),
    check(contact.name, wrong),
    check(contact.fullName, inLanguage(language, ptBR.surname, esAR.surname)),
  );
}

/** A name without a required surname. */
export const firstName = (language: Language) =>
  pipe(string(), trim(), check(contact.name, inLanguage(language, ptBR.name, esAR.name)));

export const email = (language: Language) =>
  pipe(string(), trim(), check(contact.email, inLanguage(language, ptBR.email, esAR.email)));

export const phone = (language: Language, country: Country) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, ptBR.phoneMissing, esAR.phoneMissing)),
    check((value) => contact.mobilePhone(value, { country }), inLanguage(language, ptBR.phone, esAR.phone)),
  );

export const cpf = (language: Language) => fits(documents.cpf, inLanguage(language, ptBR.cpf, esAR.cpf));
export const cnpj = (language: Language) => fits(documents.cnpj, inLanguage(language, ptBR.cnpj, esAR.cnpj));
export const cpfOrCnpj = (language: Language) =>
  fits(documents.cpfOrCnpj, inLanguage(language, ptBR.cpfOrCnpj, esAR.cpfOrCnpj));
export const dni = (language: Language) => fits(documents.dni, inLanguage(language, ptBR.dni, esAR.dni));
export const cuit = (language: Language) =>
  fits(documents.cuit, inLanguage(language, 'CUIT inválido', 'CUIT inválido'));

/** unknown: a code that the lookup does not know. */
export const postalCode = (language: Language, country: Country, unknown?: string) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, ptBR.postalCodeMissing, esAR.postalCodeMissing)),
    check(
      (value) => value !== unknown && contact.postalCode(value, { country }),
      inLanguage(language, ptBR.postalCode, esAR.postalCode),
    ),
  );
