/** Versions of models in series (spec services#catalogue). */
import { array, looseObject, number, object, optional, pipe, string, toUpperCase } from 'valibot';
import { mvsCode } from '../domain/mvs';
import { datasheetRow, mvs, serialItem } from './entities/car';
import { list } from './entities/fields';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'mvs';

const brand = pipe(string(), toUpperCase());
const country = optional(string());

export const getMvs = GET('CAT-10', BASE, '/mvs', {
  refuse: ({ query }: Unchecked) =>
    !mvsCode(String(query?.code ?? '')) && 'MVS code must have 7 or 16 characters',
  query: object({ code: string(), year: optional(number()), country }),
  returns: mvs,
});
export const getDatasheet = GET('CAT-11', BASE, '/datasheet', {
  query: object({ mvsCode: string(), year: optional(number()), country }),
  returns: looseObject({ mvsCode: string(), rows: array(datasheetRow), serialItems: list(serialItem) }),
});
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
