/**
 * The validators of the specification by name, and its rules without a name: pure predicates
 * `(value, options?) => boolean` (spec validation#validators).
 */
// biome-ignore-all lint/performance/noBarrelFile: the catalogue is asked for in one place

export { loginPassword, matches, password } from '#domain/access/password';
export { cardCvv, cardName, creditCard, creditCardDueDate } from '#domain/payment/card';
export {
  email,
  fullName,
  mobilePhone,
  name,
  onlyLetters,
  phone,
  restrictChar,
} from '#domain/person/contact';
export { cnpj, cpf, cpfOrCnpj, cuil, cuit, dni, driverLicence, rg } from '#domain/person/documents';
export { postalCode } from '#domain/place/postal-code';
export { isNumeric } from '#domain/text/format';
export { isGreaterThan, maxLength, required } from '#domain/text/typed-text';
export {
  birthday,
  date,
  dateWindow,
  disableFutureDates,
  disablePastDates,
  driverLicenceExpiry,
  isOverEighteen,
  ownerOpinion,
} from '#domain/time/dates';
export { checkbox, differsFrom as differs, priceIsGreaterThan } from '#domain/validation/generic';
export { mvsCode } from '#domain/vehicle/mvs';
export { carPlate, recallChassis, recallPlate } from '#domain/vehicle/vehicle';
