/** The search of versions by brand, words and the parts of their code (spec services#catalogue). */
import { array, number, object, optional, string } from 'valibot';
import { mvs } from './entities/car';
import { GET } from './http/call';

const BASE = 'mvs';

const brand = string();
const country = optional(string());

export const listMvs = GET('CAT-12', BASE, '/mvs/all', {
  query: object({ brand, country, modelCode: optional(string()), year: optional(number()) }),
  returns: array(mvs),
});
/** description: words of the full description in any order. */
export const findMvsByDescription = GET('CAT-13', BASE, '/mvs/find-by-description', {
  query: object({ description: string(), brand: optional(brand), country }),
  returns: array(mvs),
});
/** By the parts of the code; the newest year first if no year is given. */
export const findMvsByParts = GET('CAT-15', BASE, '/mvs', {
  query: object({
    brand,
    model: string(),
    version: string(),
    series: string(),
    year: optional(number()),
    country,
  }),
  returns: array(mvs),
});
