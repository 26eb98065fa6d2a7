/**
 * Public prices (spec services#pricing); those of several versions are in version-prices.ts, that of a reservation in
 * reservation-price.ts, the working prices of dealers in working-price.ts.
 */

import { array, looseObject, number, object, optional, pipe, string, transform, union } from 'valibot';
import { toJson } from '#domain/text/to-json';
import { amount, balance, charge, list, percent, text, withFields } from './entities/fields';
import { carPrices } from './entities/price';
import { GET } from './http/call';

const BASE = 'price';
const PUBLIC = 'public';

const version = {
  mvsCode: string(),
  year: number(),
  country: optional(string()),
  market: optional(string()),
};

export const getDealerPrices = GET('PRC-01', BASE, '/dealers/price', {
  auth: PUBLIC,
  query: object({
    mvsCode: string(),
    year: optional(number()),
    country: optional(string()),
    dealerCode: optional(array(string())),
  }),
  returns: array(
    looseObject({ dealerCode: string(), dealerName: text, mvsCode: text, price: amount, bonus: charge }),
  ),
});
/** type EC: the price of the online sale. */
export const getPrice = GET('PRC-07', BASE, '/price', {
  auth: PUBLIC,
  query: object(withFields(version, { type: optional(string()) })),
  returns: carPrices,
});
/** The discount of certain buyers, in percent of the list price, until the day endsAt (YYYY-MM-DD). */
export const getSpecialDiscount = GET('PRC-09', BASE, '/price/specialDiscount', {
  auth: PUBLIC,
  query: object(version),
  returns: looseObject({
    mvsCode: string(),
    audience: text,
    percent,
    discount: balance,
    price: amount,
    discountedPrice: amount,
    endsAt: text,
  }),
});
/** Payment methods, and the price forms of each. */
export const listPriceTypes = GET('PRC-10', BASE, '/price/types', {
  auth: PUBLIC,
  returns: array(looseObject({ code: string(), name: string(), priceTypes: list(string()) })),
});
const product = object({
  mvsCode: string(),
  year: optional(number()),
  colorCode: optional(string()),
  coatingCode: optional(string()),
  optionalCode: optional(array(string())),
});
/** products are sent as JSON text (spec cars#price-calls). */
export const getBatchCustomPrice = GET('PRC-12', BASE, '/price/batchCustomPrice', {
  auth: PUBLIC,
  query: object({
    products: union([
      string(),
      pipe(
        array(product),
        transform((products) => toJson(products)),
        string(),
      ),
    ]),
    country: optional(string()),
    market: optional(string()),
  }),
  returns: array(carPrices),
});
