/** One car with all its data (spec services#cars-and-valuation). */
import { array, looseObject, nullish, number, object, optional, string } from 'valibot';
import { carService, coating, color, mvs, part, serialItem } from './entities/car';
import { list, text, year } from './entities/fields';
import { carPrices } from './entities/price';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'car';

const query = object({ plate: optional(string()), chassis: optional(string()) });
const plateOrChassis = ({ query: asked }: Unchecked) =>
  !asked?.plate && !asked?.chassis && 'plate or chassis is required';

/** A registered car by plate or chassis: its version with chassis and plateNumber. */
export const getCar = GET('CAR-01', BASE, '/car', { refuse: plateOrChassis, query, returns: mvs });
/** Also returns its colour and the dates of manufacture and sale. */
export const getCarDetails = GET('CAR-02', BASE, '/v2/car', {
  refuse: plateOrChassis,
  query,
  returns: looseObject({
    mvs,
    color: nullish(color),
    modelYear: year,
    manufactureYear: year,
    /** YYYY-MM-DD. */
    purchaseDate: text,
  }),
});
/** All data for configuring a version (spec cars#current-car). */
export const getCarForWeb = GET('CAR-03', BASE, '/v2/car/web', {
  query: object({
    mvsCode: string(),
    year: optional(number()),
    country: optional(string()),
    market: optional(string()),
  }),
  returns: looseObject({
    mvs,
    /** The model's versions of the same year. */
    groupedMvs: array(mvs),
    colors: array(color),
    coatings: array(coating),
    parts: array(part),
    accessories: array(part),
    services: array(carService),
    serialItems: list(serialItem),
    prices: nullish(carPrices),
  }),
});
