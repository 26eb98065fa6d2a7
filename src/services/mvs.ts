/** Versions of models in series (spec services#catalogue); their search is in mvs-search.ts. */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { mvsCode } from '#domain/vehicle/mvs';
import { datasheetRow, mvs, serialItem } from './entities/car';
import { list } from './entities/fields';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'mvs';

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
