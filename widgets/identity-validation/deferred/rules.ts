import { check, object, pipe } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import * as dates from '#domain/time/dates';
import { cpf, dni, firstName, phone } from '#features/person/person-schemas';
import { errorsOf, fits } from '#ui/validation/schema';
import type { Person } from './use-validation';

/**
 * A person of at least 18 years (spec validation#birthday, validation#dates). Not of ui/validation/applicant: it loads with
 * the forms in steps.
 */
const birthday = (language: Language) =>
  pipe(
    fits(
      (value) => dates.birthday(value),
      inLanguage(language, ptBR.birthday, esAR.birthday),
      inLanguage(language, 'Digite a data de nascimento', 'Ingresá la fecha de nacimiento'),
    ),
    check((value) => dates.isOverEighteen(value), inLanguage(language, ptBR.underage, esAR.underage)),
  );

/** Returns the messages of the data with which a validation starts. */
export const checkPerson = (values: Partial<Person>, language: Language, place: Country) =>
  errorsOf<Person>(
    object({
      name: firstName(language),
      cpf: place === 'AR' ? dni(language) : cpf(language),
      birthday: birthday(language),
      phone: phone(language, place),
    }),
    values,
  );
