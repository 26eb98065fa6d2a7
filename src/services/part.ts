/** Parts of a car: upholstery, colours, optionals, accessories (spec services#catalogue). */
import { array, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { color as bodyColor, part, coating as upholstery } from './entities/car';
import { countOr, text, withFields } from './entities/fields';
import { DELETE, GET, POST } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'part';

const entries = {
  id: optional(array(string())),
  code: optional(array(string())),
  mvsCode: optional(string()),
  year: optional(number()),
  country: optional(string()),
};
/** By id, by code, or all of a version; a code alone matches the part in every version that has it. */
const query = object(entries);
const nothingAsked = ({ query: q }: Unchecked) =>
  !(q?.id?.length || q?.code?.length || q?.mvsCode) && 'id, code or mvsCode is required';

/** The state of the accessories' search index. */
const index = looseObject({ indexed: countOr(0), updatedAt: text });
export type SearchIndex = InferOutput<typeof index>;

export const listCoatings = GET('ITM-01', BASE, '/coating', {
  refuse: nothingAsked,
  query,
  returns: array(upholstery),
});
export const listColors = GET('ITM-02', BASE, '/color', {
  refuse: nothingAsked,
  query,
  returns: array(bodyColor),
});
export const listItems = GET('ITM-03', BASE, '/item', { refuse: nothingAsked, query, returns: array(part) });
/** term: words of the name, searched in the index. */
export const listAccessories = GET('ITM-04', BASE, '/accessory', {
  refuse: (input: Unchecked) => !input.query?.term && nothingAsked(input),
  query: object(withFields(entries, { term: optional(string()), brand: optional(string()) })),
  returns: array(part),
});
/** Adds a version's accessories to the index; without a version, all accessories. */
export const addAccessoriesToIndex = POST('ITM-05', BASE, '/accessory/search-index', {
  staff: true,
  body: object({ mvsCode: optional(string()) }),
  returns: index,
});
/** Removes a version's accessories from the index; without a version, all accessories. */
export const removeAccessoriesFromIndex = DELETE('ITM-06', BASE, '/accessory/search-index', {
  staff: true,
  query: object({ mvsCode: optional(string()) }),
  returns: index,
});
export const reindexAccessories = POST('ITM-07', BASE, '/accessory/search-index/reindex', {
  staff: true,
  returns: index,
});
/** Adds a part of type ITEM or ACCESSORY to a version, or updates the part with the same code. */
export const savePart = POST('ITM-08', BASE, '/part', {
  body: object({
    mvsCode: string(),
    code: optional(string()),
    name: string(),
    type: string(),
    category: optional(string()),
    description: optional(string()),
    behavior: optional(string(), 'OPTIONAL'),
    price: number(),
    inclusiveIds: optional(array(string())),
    exclusiveIds: optional(array(string())),
  }),
  returns: part,
});
