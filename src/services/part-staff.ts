/** Maintenance of parts and of the search index of accessories, for staff (spec services#catalogue); reading is in part.ts. */
import { array, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { part } from './entities/car';
import { count, text } from './entities/fields';
import { sentAsRead } from './entities/whole';
import { DELETE, POST } from './http/call';

const BASE = 'part';

/** The state of the accessories' search index. */
const index = looseObject({ indexed: count, updatedAt: text });
export type SearchIndex = InferOutput<typeof index>;

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
/**
 * Adds a part to a version, or replaces the one with the same code: what was read of that one goes back with it. type: ITEM,
 * ACCESSORY, COLOR or COATING; colorType is the `type` of a colour as it is read, and the fields after it are a colour's or an
 * upholstery's (spec services#catalogue).
 */
export const savePart = POST('ITM-08', BASE, '/part', {
  body: looseObject({
    mvsCode: string(),
    code: optional(string()),
    name: string(),
    type: string(),
    category: sentAsRead(optional(string())),
    description: sentAsRead(optional(string())),
    behavior: sentAsRead(optional(string())),
    price: sentAsRead(optional(number())),
    inclusiveIds: sentAsRead(optional(array(string()))),
    exclusiveIds: sentAsRead(optional(array(string()))),
    alternatives: sentAsRead(optional(array(string()))),
    dependencies: sentAsRead(optional(array(string()))),
    optionalColors: sentAsRead(optional(array(looseObject({ colorId: string() })))),
    colorType: sentAsRead(optional(string())),
    primaryColor: sentAsRead(optional(string())),
    secondaryColor: sentAsRead(optional(string())),
    rgbList: sentAsRead(optional(array(string()))),
    onlyWith: sentAsRead(optional(array(string()))),
  }),
  returns: part,
});
