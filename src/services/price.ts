/**
 * Public prices and dealers' working prices (spec services#pricing); those of several versions are in version-prices.ts, that
 * of a reservation in reservation-price.ts.
 */

import {
  array,
  looseObject,
  number,
  object,
  optional,
  pipe,
  string,
  toUpperCase,
  transform,
  union,
} from 'valibot';
import { toJson } from '#domain/standalone/to-json';
import { amount, balance, charge, list, pageOf, percent, text, withFields, year } from './entities/fields';
import { carPrices } from './entities/price';
import { GET, POST, PUT } from './http/call';

const BASE = 'price';
const PUBLIC = 'public';
const BEARER = 'bearer';

const version = {
  mvsCode: string(),
  year: number(),
  country: optional(string()),
  market: optional(string()),
};

/** A dealer's price of a version, which replaces the list price (spec cars#working-prices). */
const workingPrice = looseObject({
  id: text,
  mvsCode: string(),
  year,
  dealerCode: text,
  price: amount,
  bonus: balance,
  updatedAt: text,
});
/** dealerCode: the caller's own dealer by default. */
const record = object({
  mvsCode: string(),
  year: number(),
  price: number(),
  bonus: optional(number()),
  dealerCode: optional(string()),
});
const records = object({ records: array(record) });
const visible = looseObject({
  mvsCode: string(),
  year,
  modelName: text,
  versionName: text,
  dealerCode: text,
  listPrice: amount,
  workingPrice: amount,
  /** Working price minus list price. */
  difference: balance,
});
const filter = {
  brand: optional(pipe(string(), toUpperCase())),
  dealerCode: optional(string()),
  mvsCode: optional(string()),
  year: optional(number()),
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
export const listWorkingPrices = GET('PRC-02', BASE, '/dealers/working-price', {
  auth: BEARER,
  query: object(filter),
  returns: array(workingPrice),
});
/** Fails with 409 if there already is one. */
export const addWorkingPrices = POST('PRC-03', BASE, '/dealers/working-price', {
  auth: BEARER,
  body: records,
  returns: array(workingPrice),
});
export const changeWorkingPrices = PUT('PRC-04', BASE, '/dealers/working-price', {
  auth: BEARER,
  body: records,
  returns: array(workingPrice),
});
export const getPriceVisualizer = GET('PRC-05', BASE, '/dealers/working-price/visualizer', {
  auth: BEARER,
  query: object(withFields(filter, { page: optional(number(), 0), size: optional(number(), 20) })),
  returns: pageOf(visible),
});
/** The complete list as CSV with semicolons and decimal commas. */
export const getPriceVisualizerCsv = GET('PRC-06', BASE, '/dealers/working-price/visualizer/cvs', {
  auth: BEARER,
  query: object(filter),
  wire: { reads: 'text' },
  returns: string(),
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
      ),
    ]),
    country: optional(string()),
    market: optional(string()),
  }),
  returns: array(carPrices),
});
