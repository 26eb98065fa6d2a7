import { boolean, looseObject, nullish, string } from 'valibot';
import { list, text } from './fields';

/** A rental customer. personType: physicalPerson or legalPerson (spec market#users); missing: required fields without a value. */
export const rentalUser = looseObject({
  id: string(),
  personType: text,
  name: text,
  email: text,
  phone: text,
  cpf: text,
  cnpj: text,
  companyName: text,
  driverLicence: nullish(looseObject({ number: text, category: text, expiresAt: text })),
  complete: nullish(boolean(), false),
  missing: list(string()),
});
