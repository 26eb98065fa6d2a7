import { check, nonEmpty, pipe, string, trim } from 'valibot';
import * as contact from '../../domain/contact';
import type { Country, Language } from '../../domain/core/brands';
import * as dicho from '../../domain/core/messages.es-AR';
import * as said from '../../domain/core/messages.pt-BR';
import * as dates from '../../domain/dates';
import * as documents from '../../domain/documents';
import { differs, gender as isGender } from '../../domain/generic';
import { fits, inLanguage, line } from './schema';

/** A person's name: its shape first, then a surname. */
export function personName(language: Language) {
  const wrong = inLanguage(language, said.name, dicho.name);
  return pipe(
    line(language, wrong),
    check(contact.name, wrong),
    check(contact.fullName, inLanguage(language, said.surname, dicho.surname)),
  );
}

/** The same, where a first name is enough. */
export const firstName = (language: Language) =>
  pipe(string(), trim(), check(contact.name, inLanguage(language, said.name, dicho.name)));

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

export const rg = (language: Language) => fits(documents.rg, inLanguage(language, said.rg, dicho.rg));
/** dni: the number that must stand within it (platform 5). */
export const cuil = (language: Language, dni?: string) =>
  fits(
    (value) => documents.cuil(value, dni === undefined ? {} : { dni }),
    inLanguage(language, 'CUIL inválido', 'CUIL inválido'),
  );

/** Somebody of 18 or more. now: the day it is. */
export const birthday = (language: Language, now = new Date()) =>
  pipe(
    fits((value) => dates.birthday(value, { now }), inLanguage(language, said.birthday, dicho.birthday)),
    check(
      (value) => dates.isOverEighteen(value, { now }),
      inLanguage(language, said.underage, dicho.underage),
    ),
  );

export const driverLicence = (language: Language) =>
  fits(documents.driverLicence, inLanguage(language, said.driverLicence, dicho.driverLicence));
export const driverLicenceExpiry = (language: Language, now = new Date()) =>
  fits(
    (value) => dates.driverLicenceExpiry(value, { now }),
    inLanguage(language, said.driverLicenceExpired, dicho.driverLicenceExpired),
  );

/** An e-mail of somebody else than the holder. */
export const otherEmail = (language: Language, holder: string) =>
  pipe(
    email(language),
    check(
      (value) => differs(value, { from: holder }),
      inLanguage(language, said.emailOfHolder, dicho.emailOfHolder),
    ),
  );
/** A labour card that is not the holder's. */
export const otherLabourCard = (language: Language, holder: string) =>
  fits(
    (value) => differs(value, { from: holder }),
    inLanguage(language, said.labourCardOfHolder, dicho.labourCardOfHolder),
  );

export const occupation = (language: Language) =>
  fits(contact.onlyLetters, inLanguage(language, said.occupation, dicho.occupation));
export const gender = (language: Language) => fits(isGender, inLanguage(language, said.gender, dicho.gender));
