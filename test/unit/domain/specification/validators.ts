/**
 * The validators of the specification by name, and its rules without a name: pure predicates
 * `(value, options?) => boolean` (spec validation#validators).
 */
// biome-ignore-all lint/performance/noBarrelFile: the catalogue is asked for in one place

export { loginPassword, password } from '#domain/access/password';
export { cardCvv, cardName, creditCard, creditCardDueDate } from '#domain/payment/card';
export {
  botPhone,
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
export {
  birthday,
  date,
  dateWindow,
  disableDates30DaysAfter,
  disableFutureDates,
  disablePastDates,
  driverLicenceExpiry,
  isOverEighteen,
  isTime24hPattern,
  isWithin30Days,
  ownerOpinion,
} from '#domain/time/dates';
export {
  checkbox,
  differs,
  emptyOrMinLength,
  fileSize,
  gender,
  isGreaterThan,
  isNumeric,
  matches,
  maxLength,
  maxSelected,
  minLength,
  minSelected,
  noLeadingSpace,
  priceIsGreaterThan,
  required,
} from '#domain/validation/generic';
export { mvsCode } from '#domain/vehicle/mvs';
export { carPlate, recallChassis, recallPlate } from '#domain/vehicle/vehicle';
