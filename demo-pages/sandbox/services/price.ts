import type { Country } from '#domain/core/brands';
import * as price from '#services/price';
import { answer, found, Refusal } from '../answers';
import { listPrice } from '../data/cars';
import { money } from '../data/cars/types';
import { dayFromNow } from '../lib/moments';
import { countryFor, versionFor } from '../rules/cars';
import { customPricesOf, discountOf, onlinePricesOf, pricesOf, rounded } from '../rules/prices';
import { configured, productsOf } from '../rules/products';
import { wantedPrices } from '../rules/working-prices';

/** Validity of a special discount in days. */
const DISCOUNT_DAYS = 30;

/** Payment types with their price forms; names by country. */
const TYPES = [
  { code: 'CASH', names: ['À vista', 'Contado'], priceTypes: ['FULL_PRICE', 'FROM_TO', 'PERCENT'] },
  { code: 'FINANCING', names: ['Financiamento', 'Financiación'], priceTypes: ['INSTALLMENT', 'STARTS_WITH'] },
  { code: 'BALLOON', names: ['Parcela final', 'Cuota final'], priceTypes: ['INSTALLMENT'] },
  { code: 'CONSORTIUM', names: ['Consórcio', 'Plan de ahorro'], priceTypes: ['INSTALLMENT'] },
] as const;

/** Returns the list prices, or on request the online prices; throws a 422 if there are none. */
function prices(code: string, year: number | undefined, type: string | undefined, country: Country) {
  const version = versionFor(code, year);
  if (type?.toUpperCase() !== 'EC') return pricesOf(version, country);
  const online = onlinePricesOf(version, country);
  if (!online) throw new Refusal(422, { error: 'Error getting online sale price' });
  return online;
}

const car = { query: { mvsCode: '358AF11' } };

export const priceAnswers = answer(
  price,
  {
    /** A dealer's working price if there is one, else the list price. */
    getDealerPrices({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      const version = versionFor(query.mvsCode, query.year);
      const own = wantedPrices(world, { mvsCode: version.code, year: version.year });
      return world.dealers
        .filter(({ brand, countryCode }) => brand === version.brand && countryCode === country)
        .filter(({ idSiteGeo }) => !query.dealerCode?.length || query.dealerCode.includes(idSiteGeo))
        .map(({ idSiteGeo, name }) => {
          const working = own.find(({ dealerCode }) => dealerCode === idSiteGeo);
          return {
            dealerCode: idSiteGeo,
            dealerName: name,
            mvsCode: version.code,
            price: working ? working.price : listPrice(version, country),
            bonus: working?.bonus ? money(working.bonus, country) : null,
          };
        });
    },
    getPrice({ query, headers }) {
      return prices(query.mvsCode, query.year, query.type, countryFor(query.country, headers));
    },
    getSpecialDiscount({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      const version = versionFor(query.mvsCode, query.year);
      const list = found(listPrice(version, country), 'discount');
      const { audience, percent } = discountOf(version);
      const discountedPrice = rounded(list * (1 - percent / 100), country);
      return {
        mvsCode: version.code,
        audience,
        percent,
        discount: list - discountedPrice,
        price: list,
        discountedPrice,
        endsAt: dayFromNow(world, DISCOUNT_DAYS),
      };
    },
    listPriceTypes({ headers }) {
      const spanish = countryFor(undefined, headers) === 'AR' ? 1 : 0;
      return TYPES.map(({ code, names, priceTypes }) => ({
        code,
        name: names[spanish],
        priceTypes: [...priceTypes],
      }));
    },
    getBatchCustomPrice({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      return productsOf(query.products).map((product) => {
        const version = versionFor(product.mvsCode, product.year);
        const { items, color, coating } = configured(world, version, product, country);
        const extras = [...items, ...(color ? [color] : []), ...(coating ? [coating] : [])];
        return customPricesOf(
          version,
          country,
          extras.reduce((all, part) => all + part.price, 0),
        );
      });
    },
  },
  {
    examples: {
      getDealerPrices: car,
      getPrice: car,
      getSpecialDiscount: car,
      getBatchCustomPrice: {
        query: { products: JSON.stringify([{ mvsCode: '358AF11', colorCode: '679' }]) },
      },
    },
  },
);
