import { type GenericSchema, object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import * as payment from '#features/card/card-schemas';
import * as vehicle from '#features/owner/vehicle-schemas';
import * as applicant from '#features/person/applicant-schemas';
import * as password from '#features/person/password-schemas';
import * as person from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, orEmpty } from '#ui/validation/schema';
import type { Sample } from './sample';

/** The rules of the gallery's fields; empty fields are valid, since nothing is sent. */
export function messages(values: Partial<Sample>, language: Language): Errors<Sample> {
  const country: Country = language === 'es-AR' ? 'AR' : 'BR';
  const rules: { [Name in keyof Sample]?: GenericSchema<string> } = {
    name: person.personName(language),
    email: person.email(language),
    phone: person.phone(language, country),
    cpf: person.cpf(language),
    cnpj: person.cnpj(language),
    either: person.cpfOrCnpj(language),
    cuil: applicant.cuil(language),
    dni: person.dni(language),
    rg: applicant.rg(language),
    licence: applicant.driverLicence(language),
    birthday: applicant.birthday(language),
    plate: vehicle.plate(language, country),
    chassis: vehicle.chassis(language),
    postalCode: person.postalCode(language, country),
    password: password.newPassword(language),
    cardNumber: payment.cardNumber(language),
    cardName: payment.cardName(language),
    cardExpiry: payment.cardExpiry(language),
    cvv: payment.cardCvv(language, values.cardNumber ?? ''),
  };
  const optional = Object.entries(rules).map(([name, rule]) => [name, orEmpty(rule)]);
  return errorsOf<Sample>(object(Object.fromEntries(optional)), values);
}
