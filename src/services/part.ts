/** Parts of a car: upholstery, colours, optionals, accessories (spec services#catalogue). */
import { array, number, object, optional, string } from 'valibot';
import { color as bodyColor, part, coating as upholstery } from './entities/car';
import { withFields } from './entities/fields';
import { GET } from './http/call';
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
