import { array, type InferOutput, looseObject, nullish, number, object, optional, string } from 'valibot';
import { GET, service } from './call';

const text = nullish(string(), '');

/** A dealer as the finder and the lead need it (calls 3.2). longitude and latitude in degrees. */
export const dealer = looseObject({
  idSiteGeo: string(),
  name: string(),
  brand: text,
  dealerGroup: text,
  street: text,
  neighborhood: text,
  postalCode: text,
  cityName: text,
  cityCode: text,
  stateCode: text,
  countryCode: text,
  phone: text,
  whatsapp: text,
  longitude: nullish(number()),
  latitude: nullish(number()),
});
export type Dealer = InferOutput<typeof dealer>;

const place = looseObject({ code: string(), name: string() });

/** Dealers and where they are. Public as dealer search (calls 7.5). */
export const dealers = service('dealer', {
  findBy: GET('DLR-20', '/v2/dealer/findDealersBy', {
    auth: 'public',
    query: object({
      brand: string(),
      country: optional(string()),
      stateCode: optional(array(string())),
      cityCode: optional(array(string())),
      dealerCode: optional(array(string())),
      dealerGroup: optional(string()),
    }),
    returns: array(dealer),
  }),
  findByRadius: GET('DLR-21', '/v2/dealer/findDealersByRadius', {
    auth: 'public',
    /** Degrees; radius in kilometres. */
    query: object({
      referenceLatitude: number(),
      referenceLongitude: number(),
      radius: optional(number()),
      brand: string(),
      country: optional(string()),
      dealerGroup: optional(string()),
    }),
    returns: array(dealer),
  }),
  states: GET('DLR-16', '/v1/dealergroup/{g}/states', { returns: array(place) }),
  cities: GET('DLR-18', '/v1/dealergroup/{g}/state/{code}/cities', { returns: array(place) }),
});
