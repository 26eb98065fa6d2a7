import * as mvs from '#services/mvs';
import { answer } from '../answers';
import { mvsOf } from '../data/cars';
import { datasheetOf } from '../data/cars/datasheet';
import { serialItemsOf } from '../data/cars/interior';
import { countryFor, versionFor } from '../rules/cars';

export const mvsAnswers = answer(
  mvs,
  {
    getMvs: ({ query, headers }) =>
      mvsOf(versionFor(query.code, query.year), countryFor(query.country, headers)),
    getDatasheet({ query, headers }) {
      const country = countryFor(query.country, headers);
      const version = versionFor(query.mvsCode, query.year);
      const rows = datasheetOf(version, country);
      return { mvsCode: version.code, rows, serialItems: serialItemsOf(version, country) };
    },
  },
  {
    examples: {
      getMvs: { query: { code: '358AF11' } },
      getDatasheet: { query: { mvsCode: '358AF11' } },
    },
  },
);
