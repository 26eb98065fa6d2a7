import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { parseDay } from '#domain/time/calendar';
import { disableFutureDates } from '#domain/time/dates';
import { bareVehicle } from '#domain/vehicle/vehicle';
import { chassis, plate } from '#features/owner/vehicle-schemas';
import type { GarageCar } from '#services/entities/garage';
import * as garage from '#services/garage';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fits, orEmpty } from '#ui/validation/schema';
import { texts } from './messages';

/** Values of the form, named as in the service, so that rejected input is shown at its field. */
export interface CarForm {
  /** plate or chassis. */
  by: string;
  plateNumber: string;
  chassis: string;
  nickname: string;
  /** Whether the visitor knows the version, and where it was bought. */
  hasDetails: boolean;
  /** Code and year of a version, separated by a space. */
  mvsCode: string;
  /** DD/MM/YYYY. */
  purchasedAt: string;
  dealerCode: string;
}

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(values: Partial<CarForm>, language: Language, country: Country): Errors<CarForm> {
  const messages = texts[language];
  const day = fits((value) => parseDay(value) !== null && disableFutureDates(value), messages.purchasedWrong);
  const all = {
    plateNumber: plate(language, country),
    chassis: chassis(language),
    mvsCode: fits((value) => value !== '', messages.versionMissing),
    purchasedAt: orEmpty(day),
  };
  const shown: (keyof typeof all)[] = [
    values.by === 'chassis' ? 'chassis' : 'plateNumber',
    ...(values.hasDetails ? (['mvsCode', 'purchasedAt'] as const) : []),
  ];
  return errorsOf<CarForm>(
    object(Object.fromEntries(shown.map((name) => [name, all[name]])) as typeof all),
    values,
  );
}

/** DD/MM/YYYY as YYYY-MM-DD. */
const isoDay = (typed: string): string => typed.split('/').reverse().join('-');

/** Adds an owned car: with its version and purchase, if the visitor knows them. Throws with status 409 if it is there. */
export function addCar(values: Partial<CarForm>, signal: AbortSignal): Promise<GarageCar> {
  const { by, plateNumber = '', nickname = '', hasDetails, mvsCode = '', purchasedAt, dealerCode } = values;
  const vehicle = {
    ...(by === 'chassis'
      ? { chassis: bareVehicle(values.chassis ?? '') }
      : { plateNumber: bareVehicle(plateNumber) }),
    nickname: nickname.trim(),
  };
  if (!hasDetails) return garage.addOwnedCar({ body: vehicle }, { signal });
  const [code = '', year] = mvsCode.split(' ');
  const bought = {
    ...(Number(year) > 0 && { year: Number(year) }),
    ...(purchasedAt && { purchasedAt: isoDay(purchasedAt) }),
    ...(dealerCode && { dealerCode }),
  };
  return garage.addOwnedCarV2({ body: { ...vehicle, mvsCode: code, ...bought } }, { signal });
}
