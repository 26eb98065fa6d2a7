import * as stock from '#services/stock';
import { answer } from '../answers';
import { NO_STOCK_LINES } from '../data/cars';
import { money } from '../data/cars/types';
import { languageOf } from '../lib/language';
import { paged } from '../lib/paging';
import { versionFor } from '../rules/cars';
import { freeFactoryCars } from '../rules/quotations';
import { settle } from '../rules/reservations/kept';
import { stockOf } from '../rules/stock';

export const stockAnswers = answer(
  stock,
  {
    /** Empty if year or brand are not the version's. */
    getAvailableStock({ query, world }) {
      // An expired reservation releases its car.
      settle(world);
      const version = versionFor(query.mvsCode);
      const other =
        (query.modelYear !== undefined && query.modelYear !== version.year) ||
        (query.brand !== undefined && query.brand.toLowerCase() !== version.brand);
      const lines = other ? [] : stockOf(world, version.code).filter(({ quantity }) => quantity > 0);
      return {
        mvsCode: version.code,
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        lines: NO_STOCK_LINES.has(version.code)
          ? []
          : lines.map(({ colorCode, dealerCode, quantity }) => ({ colorCode, dealerCode, quantity })),
      };
    },
    /** Without cars that a quotation proposes. */
    getFactoryStock({ query, world, headers }) {
      const { colorCode } = query;
      const country = languageOf(headers) === 'es-AR' ? 'AR' : 'BR';
      const cars = freeFactoryCars(world, versionFor(query.mvsCode)).map((car) => ({
        ...car,
        price: car.price === null ? null : money(car.price, country),
      }));
      return paged(
        cars.filter((each) => !colorCode || each.colorCode === colorCode),
        query,
      );
    },
  },
  {
    examples: {
      getAvailableStock: { query: { mvsCode: '358AF11' } },
      getFactoryStock: { query: { mvsCode: '358AF11' } },
    },
  },
);
