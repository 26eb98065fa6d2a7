/** Search in published offers. Public (spec services#offers). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { count, list, pagingOr } from './entities/fields';
import { facet, offer } from './entities/offer';
import { POST } from './http/call';

const BASE = 'offer-search';
const auth = 'public';

/**
 * text is searched in titles, models and versions. year and feature (ids) are ours. state: offers valid there. sort: ordering, price, -price,
 * newest. Sent at high priority, since it is the page's most important content.
 */
export const searchOffers = POST('OSR-01', BASE, '/', {
  auth,
  body: object({
    brand: optional(string()),
    market: optional(string()),
    text: optional(string()),
    model: optional(array(string())),
    priceFrom: optional(number()),
    priceTo: optional(number()),
    fuel: optional(array(string())),
    year: optional(array(number())),
    feature: optional(array(string())),
    state: optional(string()),
    type: optional(array(string())),
    dealerCode: optional(string()),
    page: optional(number(), 0),
    size: optional(number(), 20),
    sort: optional(string(), 'ordering'),
  }),
  returns: looseObject({
    content: array(offer),
    page: pagingOr(0),
    size: pagingOr(20),
    totalElements: pagingOr(0),
    totalPages: pagingOr(1),
    facets: list(facet),
  }),
  wire: { priority: 'high' },
});
/** type: model, version or offer; count: number of matching offers. */
export const suggestOffers = POST('OSR-02', BASE, '/suggestions', {
  auth,
  body: object({ terms: string(), brand: optional(string()), market: optional(string()) }),
  returns: array(looseObject({ text: string(), type: optional(string()), count })),
});
