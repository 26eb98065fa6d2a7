import type { Country } from '#domain/core/brands';
import * as price from '#services/price';
import { answer, found, Refusal, Reply } from '../answers';
import { listPrice } from '../data/cars';
import { money } from '../data/cars/types';
import { csvFile } from '../lib/csv';
import { dayFromNow } from '../lib/moments';
import { paged } from '../lib/paging';
import { countryFor, versionFor } from '../rules/cars';
import { customPricesOf, discountOf, onlinePricesOf, pricesOf, rounded } from '../rules/prices';
import { configured, productsOf } from '../rules/products';
import { saveWorkingPrices, visibleRows, type Wanted, wantedPrices } from '../rules/working-prices';
import type { World } from '../world';

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

/** A page of working prices beside the list prices. */
const table = (world: World, query: Wanted) => visibleRows(wantedPrices(world, query));

const decimal = (amount: number | null) => (amount === null ? '' : amount.toFixed(2).replace('.', ','));

const car = { query: { mvsCode: '358AF11' } };
const record = { body: { records: [{ mvsCode: '363AF32', year: 2027, price: 99_990 }] } };

export const priceAnswers = answer(
  price,
  {
    /** A dealer's working price if there is one, else the list price. */
    getDealerPrices({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      const version = versionFor(query.mvsCode, query.year);
      const own = wantedPrices(world, { mvsCode: version.code });
      return world.dealers
        .filter(({ brand, countryCode }) => brand === version.brand && countryCode === country)
        .filter(({ idSiteGeo }) => !query.dealerCode?.length || query.dealerCode.includes(idSiteGeo))
        .map(({ idSiteGeo, name }) => {
          const working = own.find(({ dealerCode }) => dealerCode === idSiteGeo);
          return {
            dealerCode: idSiteGeo,
            dealerName: name,
            mvsCode: version.code,
            price: working ? money(working.price, country) : listPrice(version, country),
            bonus: working?.bonus ? money(working.bonus, country) : null,
          };
        });
    },
    listWorkingPrices: ({ query, world }) => wantedPrices(world, query),
    addWorkingPrices: ({ body, world }) => new Reply(201, saveWorkingPrices(world, body.records, false)),
    changeWorkingPrices: ({ body, world }) => saveWorkingPrices(world, body.records, true),
    getPriceVisualizer: ({ query, world }) => paged(table(world, query), query),
    getPriceVisualizerCsv({ query, world }) {
      const rows = table(world, query).map((row) => [
        row.mvsCode,
        String(row.year),
        row.modelName,
        row.versionName,
        row.dealerCode,
        decimal(row.listPrice),
        decimal(row.workingPrice),
        decimal(row.difference),
      ]);
      const heading = [
        'MVS',
        'Ano',
        'Modelo',
        'Versão',
        'Concessionária',
        'Tabela',
        'Praticado',
        'Diferença',
      ];
      return csvFile('precos-praticados', [heading, ...rows]);
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
      addWorkingPrices: record,
      changeWorkingPrices: { body: { records: [{ mvsCode: '358AF11', year: 2026, price: 91_490 }] } },
      getPrice: car,
      getSpecialDiscount: car,
      getBatchCustomPrice: {
        query: { products: JSON.stringify([{ mvsCode: '358AF11', colorCode: '679' }]) },
      },
    },
  },
);
