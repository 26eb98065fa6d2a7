/** Cars that a user owns, has viewed or wants (spec services#garage). */
import { array, nullish, number, object, optional, pipe, string, toUpperCase } from 'valibot';
import { garageCar } from './entities/garage';
import { DELETE, GET, POST } from './http/call';

const BASE = 'garage';
const auth = 'bearer';

const upper = pipe(string(), toUpperCase());
const cars = array(garageCar);
/** A version of the catalogue. */
const version = object({ mvsCode: string(), year: optional(number()) });

export const listOwnedCars = GET('GAR-01', BASE, '/v1/owned', { auth, returns: cars });
/** By plate (without hyphen) or chassis, one of them; the factory's data of the car is added. Fails with 409 if it is there. */
export const addOwnedCar = POST('GAR-02', BASE, '/v1/owned', {
  auth,
  body: object({
    chassis: optional(upper, ''),
    plateNumber: optional(upper, ''),
    nickname: optional(string(), ''),
  }),
  returns: garageCar,
});
/** The main car, for the page's badge; null if the garage is empty. */
export const getMainCar = GET('GAR-03', BASE, '/v1/owned/car', { auth, returns: nullish(garageCar) });
export const removeOwnedCar = DELETE('GAR-04', BASE, '/v1/owned/car/{id}', { auth });
export const listVisitedCars = GET('GAR-05', BASE, '/v1/visited', { auth, returns: cars });
export const addVisitedCar = POST('GAR-06', BASE, '/v1/visited', { auth, body: version, returns: garageCar });
export const removeVisitedCar = DELETE('GAR-07', BASE, '/v1/visited/car/{id}', { auth });
export const listWantedCars = GET('GAR-08', BASE, '/v1/wanted', { auth, returns: cars });
export const addWantedCar = POST('GAR-09', BASE, '/v1/wanted', { auth, body: version, returns: garageCar });
export const removeWantedCar = DELETE('GAR-10', BASE, '/v1/wanted/car/{id}', { auth });
/** Makes one of the owned cars the main one. */
export const setMainCar = POST('GAR-11', BASE, '/v1/owned/exclusive', {
  auth,
  body: object({ id: string() }),
  returns: garageCar,
});
/** Also accepts the version and the place of purchase, if known. */
export const addOwnedCarV2 = POST('GAR-12', BASE, '/v2/owned', {
  auth,
  body: object({
    mvsCode: string(),
    year: optional(number()),
    chassis: optional(upper, ''),
    plateNumber: optional(upper, ''),
    nickname: optional(string(), ''),
    mileage: optional(number()),
    purchasedAt: optional(string()),
    dealerCode: optional(string()),
  }),
  returns: garageCar,
});
