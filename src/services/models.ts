/** Models of a brand (spec services#catalogue); their setup is in model-setups.ts, their search in model-search.ts. */
import { array, object, optional, string } from 'valibot';
import { carModel } from './entities/car';
import { GET } from './http/call';

const BASE = 'models';

const brand = string();
const country = optional(string());

/** Models of the newest year. */
export const listLatestModels = GET('CAT-08', BASE, '/model/latest', {
  query: object({ brand, country }),
  returns: array(carModel),
});
/** Models that a brand sells, with their versions. */
export const listModels = GET('CAT-09', BASE, '/model', {
  query: object({ brand, country, modelCode: optional(string()) }),
  returns: array(carModel),
});
