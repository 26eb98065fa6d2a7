/**
 * The validators of the specification by name, and its rules without a name: pure predicates
 * `(value, options?) => boolean` (spec validation#validators). Import from the single files where size matters.
 */
// biome-ignore-all lint/performance/noBarrelFile: the catalogue is asked for in one place

export { loginPassword, password } from '../access/password';
export { cardCvv, cardName, creditCard, creditCardDueDate } from '../payment/card';
export {
  botPhone,
  email,
  fullName,
  mobilePhone,
  name,
  onlyLetters,
  phone,
  restrictChar,
} from '../person/contact';
export { cnpj, cpf, cpfOrCnpj, cuil, cuit, dni, driverLicence, rg } from '../person/documents';
export { postalCode } from '../place/postal-code';
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
} from '../time/dates';
export { mvsCode } from '../vehicle/mvs';
export { carPlate, recallChassis, recallPlate } from '../vehicle/vehicle';
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
} from './generic';
