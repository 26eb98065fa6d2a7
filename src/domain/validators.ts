/**
 * The validators of the specification by name, and its rules without a name: pure predicates
 * `(value, options?) => boolean` (spec validation#validators). Import from the single files where size matters.
 */
// biome-ignore-all lint/performance/noBarrelFile: the catalogue is asked for in one place
export { cardCvv, cardName, creditCard, creditCardDueDate } from './card';
export {
  botPhone,
  email,
  fullName,
  mobilePhone,
  name,
  onlyLetters,
  phone,
  restrictChar,
} from './contact';
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
} from './dates';
export { cnpj, cpf, cpfOrCnpj, cuil, cuit, dni, driverLicence, rg } from './documents';
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
export { mvsCode } from './mvs';
export { loginPassword, password } from './password';
export { postalCode } from './postal-code';
export { carPlate, recallChassis, recallPlate } from './vehicle';
