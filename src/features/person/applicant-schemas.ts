/** Rules of an applicant's data, besides those of every contact (person.ts). */
import { check, pipe } from 'valibot';
import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import * as contact from '#domain/person/contact';
import * as documents from '#domain/person/documents';
import * as dates from '#domain/time/dates';
import { differsFrom } from '#domain/validation/generic';
import { fits } from '#ui/validation/schema';
import { email } from './person-schemas';

export const rg = (language: Language) =>
  fits(
    documents.rg,
    inLanguage(language, ptBR.rg, esAR.rg),
    inLanguage(language, 'Digite o RG', 'Ingresá el RG'),
  );
/** dni: the number that the CUIL must contain (spec validation#cuil). */
export const cuil = (language: Language, dni?: string) =>
  fits(
    (value) => documents.cuil(value, dni === undefined ? {} : { dni }),
    inLanguage(language, 'CUIL inválido', 'CUIL inválido'),
    inLanguage(language, 'Digite o CUIL', 'Ingresá el CUIL'),
  );

/** A person of at least 18 years. now: the current day. */
export const birthday = (language: Language, now = new Date()) =>
  pipe(
    fits(
      (value) => dates.birthday(value, { now }),
      inLanguage(language, ptBR.birthday, esAR.birthday),
      inLanguage(language, 'Digite a data de nascimento', 'Ingresá la fecha de nacimiento'),
    ),
    check(
      (value) => dates.isOverEighteen(value, { now }),
      inLanguage(language, ptBR.underage, esAR.underage),
    ),
  );

export const driverLicence = (language: Language) =>
  fits(
    documents.driverLicence,
    inLanguage(language, ptBR.driverLicence, esAR.driverLicence),
    inLanguage(language, 'Digite o número da CNH', 'Ingresá el número de la licencia'),
  );
export const driverLicenceExpiry = (language: Language, now = new Date()) =>
  fits(
    (value) => dates.driverLicenceExpiry(value, { now }),
    inLanguage(language, ptBR.driverLicenceExpired, esAR.driverLicenceExpired),
    inLanguage(language, 'Digite a validade da CNH', 'Ingresá el vencimiento de la licencia'),
  );

/** An e-mail other than the holder's. */
export const otherEmail = (language: Language, holder: string) =>
  pipe(
    email(language),
    check(
      (value) => differsFrom(value, { from: holder }),
      inLanguage(language, ptBR.emailOfHolder, esAR.emailOfHolder),
    ),
  );
const labourCardMissing = (language: Language) =>
  inLanguage(language, 'Digite a carteira de trabalho', 'Ingresá la libreta de trabajo');
/** The number of a labour card. */
export const labourCard = (language: Language) => fits(() => true, labourCardMissing(language));
/** A labour card other than the holder's. */
export const otherLabourCard = (language: Language, holder: string) =>
  fits(
    (value) => differsFrom(value, { from: holder }),
    inLanguage(language, ptBR.labourCardOfHolder, esAR.labourCardOfHolder),
    labourCardMissing(language),
  );

export const occupation = (language: Language) =>
  fits(
    contact.onlyLetters,
    inLanguage(language, ptBR.occupation, esAR.occupation),
    inLanguage(language, 'Digite a profissão', 'Ingresá la profesión'),
  );
