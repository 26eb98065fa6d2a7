import * as confiat from '#services/confiat';
import { answer } from '../answers';
import { openDealers } from '../rules/dealers';
import { countryOfPlate, valuationOfPlate } from '../rules/valuations';

/** Maximum number of dealers in an answer. */
const DEALERS = 10;

const example = { query: { plate: 'FIA1A01' } };

export const confiatAnswers = answer(
  confiat,
  {
    getConfiatValuation: ({ query, world }) => valuationOfPlate(world, query.plate, query.mileage),
    getConfiatValuationV2({ query, world }) {
      const valuation = valuationOfPlate(world, query.plate, query.mileage);
      const dealers = openDealers(world)
        .filter(
          ({ brand, countryCode }) =>
            brand === valuation.brand && countryCode === countryOfPlate(query.plate),
        )
        .filter(({ stateCode }) => !query.stateCode || stateCode === query.stateCode)
        .slice(0, DEALERS)
        .map(({ idSiteGeo, name, cityName }) => ({ idSiteGeo, name, cityName }));
      return { valuation, dealers };
    },
  },
  { examples: { getConfiatValuation: example, getConfiatValuationV2: example } },
);
