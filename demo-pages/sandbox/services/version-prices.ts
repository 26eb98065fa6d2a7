import * as versionPrices from '#services/version-prices';
import { answer } from '../answers';
import { yearsOf } from '../data/cars';
import { countryFor } from '../rules/cars';
import { onlinePricesOf, pricesOf } from '../rules/prices';

export const versionPriceAnswers = answer(
  versionPrices,
  {
    /** Every model year of a code. Unknown codes, and versions without an online price, are omitted. */
    getBatchPrices({ query, headers }) {
      const country = countryFor(query.country, headers);
      return query.mvsCode.flatMap((code) =>
        yearsOf(code).flatMap(
          (version) =>
            (query.type === 'EC' ? onlinePricesOf(version, country) : pricesOf(version, country)) ?? [],
        ),
      );
    },
  },
  { examples: { getBatchPrices: { query: { mvsCode: ['358AF11', '358BF31'] } } } },
);
