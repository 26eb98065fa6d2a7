import { check, nonEmpty, pipe, string, trim } from 'valibot';
import * as contact from '../../domain/contact';
import type { Country, Language } from '../../domain/core/brands';
import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';
import * as dates from '../../domain/dates';
import * as documents from '../../domain/documents';
import { differs, gender as isGender } from '../../domain/generic';
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

export const postalCode = (language: Language, country: Country) =>
  pipe(
    string(),
    nonEmpty(inLanguage(language, ptBR.postalCodeMissing, esAR.postalCodeMissing)),
    check(
      (value) => contact.postalCode(value, { country }),
      inLanguage(language, ptBR.postalCode, esAR.postalCode),
    ),
  );

export const rg = (language: Language) => fits(documents.rg, inLanguage(language, ptBR.rg, esAR.rg));
/** dni: the number that the CUIL must contain (spec validation#cuil). */
export const cuil = (language: Language, dni?: string) =>
  fits(
    (value) => documents.cuil(value, dni === undefined ? {} : { dni }),
    inLanguage(language, 'CUIL inválido', 'CUIL inválido'),
  );

/** A person of at least 18 years. now: the current day. */
export const birthday = (language: Language, now = new Date()) =>
  pipe(
    fits((value) => dates.birthday(value, { now }), inLanguage(language, ptBR.birthday, esAR.birthday)),
    check(
      (value) => dates.isOverEighteen(value, { now }),
      inLanguage(language, ptBR.underage, esAR.underage),
    ),
  );

export const driverLicence = (language: Language) =>
  fits(documents.driverLicence, inLanguage(language, ptBR.driverLicence, esAR.driverLicence));
export const driverLicenceExpiry = (language: Language, now = new Date()) =>
  fits(
    (value) => dates.driverLicenceExpiry(value, { now }),
    inLanguage(language, ptBR.driverLicenceExpired, esAR.driverLicenceExpired),
  );

/** An e-mail other than the holder's. */
export const otherEmail = (language: Language, holder: string) =>
  pipe(
    email(language),
    check(
      (value) => differs(value, { from: holder }),
      inLanguage(language, ptBR.emailOfHolder, esAR.emailOfHolder),
    ),
  );
/** A labour card other than the holder's. */
export const otherLabourCard = (language: Language, holder: string) =>
  fits(
    (value) => differs(value, { from: holder }),
    inLanguage(language, ptBR.labourCardOfHolder, esAR.labourCardOfHolder),
  );

export const occupation = (language: Language) =>
  fits(contact.onlyLetters, inLanguage(language, ptBR.occupation, esAR.occupation));
export const gender = (language: Language) => fits(isGender, inLanguage(language, ptBR.gender, esAR.gender));
