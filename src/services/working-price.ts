/**
 * Dealers' working prices, which replace the list price (spec cars#working-prices). The specification names the calls, and of a
 * record its version and year; the other fields are ours: price, bonus, brand, dealer, names, who changed it and when, and the version
 * of the record, which a change names so that nobody overwrites another person's.
 */

import {
  array,
  blob,
  type InferOutput,
  looseObject,
  nullish,
  number,
  object,
  optional,
  string,
} from 'valibot';
import { amount, balance, count, list, pageOf, text, withFields, year } from './entities/fields';
import { sentAsRead, whole } from './entities/whole';
import { GET, POST, PUT } from './http/call';

const BASE = 'price';
const BEARER = 'bearer';

const workingPrice = whole(
  looseObject({
    id: text,
    mvsCode: string(),
    year,
    brand: nullish(string()),
    modelName: text,
    versionName: text,
    dealerCode: text,
    price: amount,
    bonus: balance,
    updatedAt: text,
    /** Name of who changed it last. */
    updatedBy: text,
    version: count,
  }),
);
export type WorkingPrice = InferOutput<typeof workingPrice>;

/** dealerCode: the caller's own dealer by default. */
const added = object({
  mvsCode: string(),
  year: number(),
  price: number(),
  bonus: optional(number()),
  dealerCode: optional(string()),
});
/** As it was read, with what has changed: the service may replace it. version: the one that this is a change of. */
const changed = looseObject({
  mvsCode: string(),
  year: number(),
  price: number(),
  bonus: sentAsRead(optional(number())),
  dealerCode: sentAsRead(optional(string())),
  version: sentAsRead(optional(number())),
});

/** What others see, and who changed it: changes has the newest first. */
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
  changes: list(looseObject({ price: amount, changedAt: text, changedBy: text })),
});
export type VisiblePrice = InferOutput<typeof visible>;

const filter = {
  brand: optional(string()),
  dealerCode: optional(string()),
  mvsCode: optional(string()),
  year: optional(number()),
};

/** All records that the caller may see. */
export const listWorkingPrices = GET('PRC-02', BASE, '/dealers/working-price', {
  auth: BEARER,
  query: object(filter),
  returns: array(workingPrice),
});
/** All records or none are created; fails with 409 if there already is one. */
export const addWorkingPrices = POST('PRC-03', BASE, '/dealers/working-price', {
  auth: BEARER,
  body: object({ records: array(added) }),
  returns: array(workingPrice),
});
/** All records or none are changed; may fail with 409 if one has another version. */
export const changeWorkingPrices = PUT('PRC-04', BASE, '/dealers/working-price', {
  auth: BEARER,
  body: object({ records: array(changed) }),
  returns: array(workingPrice),
});
/** May show a change later than the list does. */
export const getPriceVisualizer = GET('PRC-05', BASE, '/dealers/working-price/visualizer', {
  auth: BEARER,
  query: object(withFields(filter, { page: optional(number(), 0), size: optional(number(), 20) })),
  returns: pageOf(visible),
});
/** The complete list as CSV; its bytes, as byte order mark and encoding are the service's. */
export const getPriceVisualizerCsv = GET('PRC-06', BASE, '/dealers/working-price/visualizer/cvs', {
  auth: BEARER,
  query: object(filter),
  wire: { reads: 'blob' },
  returns: blob(),
});
