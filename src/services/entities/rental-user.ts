import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { flagOr, list, text } from './fields';
import { whole } from './whole';

/**
 * A rental customer. personType: physicalPerson or legalPerson (spec market#users); missing: required fields without a value.
 * registered: whether the user has registered; what the service knows of an account comes without a registration too (ours).
 */
export const rentalUser = looseObject({
  id: string(),
  personType: text,
  name: text,
  email: text,
  phone: text,
  cpf: text,
  cnpj: text,
  companyName: text,
  driverLicence: nullish(whole(looseObject({ number: text, category: text, expiresAt: text }))),
  registered: nullish(boolean()),
  complete: flagOr(false),
  missing: list(string()),
});
export type RentalUser = InferOutput<typeof rentalUser>;
