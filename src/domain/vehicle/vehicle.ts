/** Plates and chassis numbers (spec validation#plates, validation#chassis). */
import type { Country } from '../core/brands';

/** Length of a plate and of a chassis number (spec validation#plates, validation#chassis). */
export const PLATE_LENGTH = 7;
export const CHASSIS_LENGTH = 17;

/** Returns a plate as stored: upper case, without hyphen and spaces (spec validation#plates). */
export const bareVehicle = (value: string): string => value.replace(/[\s−\p{Pd}]/gu, '').toUpperCase();

/** Three letters, a digit, a letter or digit, two digits: ABC1234 and ABC1D23 (spec validation#plates). */
const BRAZILIAN = /^[A-Z]{3}\d[A-Z\d]\d{2}$/;
/** AAA000 until 2016, AA000AA since then (spec validation#plates). */
const ARGENTINE = /^([A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/;

/** A plate of the country, Brazil by default; hyphen and lower case are accepted (spec validation#plates). */
export const carPlate = (value: string, options: { country?: Country } = {}): boolean =>
  (options.country === 'AR' ? ARGENTINE : BRAZILIAN).test(bareVehicle(value));

/** Plate in a recall search: 7 letters or digits (spec cars#recalls); in Argentina, an Argentine plate. */
export const recallPlate = (value: string, options: { country?: Country } = {}): boolean =>
  options.country === 'AR'
    ? carPlate(value, options)
    : bareVehicle(value).length === PLATE_LENGTH && /^[A-Z\d]+$/.test(bareVehicle(value));

/** Chassis number in a recall search: 17 characters A to Z and 0 to 9 (spec validation#chassis). */
export const recallChassis = (value: string): boolean => /^[A-Z\d]{17}$/.test(bareVehicle(value));

/** Returns the query of a car by its plate or chassis (RCL-01). */
export function recallQuery(value: string): { chassis: string } | { plate: string } {
  const key = bareVehicle(value);
  return recallChassis(key) ? { chassis: key } : { plate: key };
}

/** Whether the recall service can search it: a plate of either country or a chassis, without hyphen and spaces. */
export const isRecallKey = (value: string): boolean =>
  !/[-\s]/.test(value) &&
  (recallPlate(value) || recallPlate(value, { country: 'AR' }) || recallChassis(value));
