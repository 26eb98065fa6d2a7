/** The search of models by words and by their properties (spec services#catalogue). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { carModel } from './entities/car';
import { amount, text } from './entities/fields';
import { GET } from './http/call';

const BASE = 'models';

const brand = string();
const country = optional(string());

/** term: the typed part of a model's or a version's name. */
export const suggestModels = GET('CAT-07', BASE, '/suggestion', {
  query: object({ brand: optional(brand), term: string(), country }),
  returns: array(
    looseObject({
      modelCode: string(),
      /** Code of the version; empty for the whole model. */
      mvsCode: text,
      brand: text,
      description: string(),
      price: amount,
    }),
  ),
});
/** Models with their matching versions; prices in the country's currency. */
export const filterModels = GET('CAT-14', BASE, '/model/filter', {
  query: object({
    brand: optional(brand),
    country,
    shape: optional(string()),
    fuel: optional(array(string())),
    gear: optional(string()),
    year: optional(number()),
    minPrice: optional(number()),
    maxPrice: optional(number()),
  }),
  returns: array(carModel),
});
