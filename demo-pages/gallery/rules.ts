import { type GenericSchema, object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import type { Errors } from '#ui/core/use-form';
import * as applicant from '#ui/validation/applicant';
import * as password from '#ui/validation/password';
import * as payment from '#ui/validation/payment';
import * as person from '#ui/validation/person';
import { errorsOf, orEmpty } from '#ui/validation/schema';
import * as vehicle from '#ui/validation/vehicle';
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
