import { array, type InferOutput, looseObject, nullish, number, object, optional, string } from 'valibot';
import { GET, service } from './call';

const text = nullish(string(), '');

/** A postal code's address (calls 3.2); street and neighborhood where the provider knows them. */
export const postalAddress = looseObject({
  cep: text,
  countryCode: string(),
  stateCode: string(),
  cityName: string(),
  cityCode: text,
  street: text,
  neighborhood: text,
});
export type PostalAddress = InferOutput<typeof postalAddress>;

export const state = looseObject({ code: string(), name: string() });
export type State = InferOutput<typeof state>;

/** cityCode is the IBGE code in Brazil; longitude and latitude in degrees. */
export const city = looseObject({
  cityCode: string(),
  cityName: string(),
  stateCode: string(),
  countryCode: string(),
  longitude: optional(number()),
  latitude: optional(number()),
});
export type City = InferOutput<typeof city>;

/** A place found by name or by position (calls 3.2). */
export const geocode = looseObject({
  latitude: number(),
  longitude: number(),
  placeId: text,
  description: text,
  cityName: string(),
  cityCode: text,
  countryCode: string(),
  countryName: text,
  stateCode: text,
  stateName: text,
});
export type Geocode = InferOutput<typeof geocode>;

/** matchedSubstrings: what of the description the visitor typed, by offset and length in characters. */
export const suggestion = looseObject({
  description: string(),
  placeId: string(),
  matchedSubstrings: nullish(array(object({ offset: number(), length: number() })), []),
});
export type Suggestion = InferOutput<typeof suggestion>;

/** Places, postal codes and positions. Public (calls 7.10). */
export const location = service('location', {
  byProvider: GET('LOC-01', '/cep/{postal-service}/{cep}', {
    auth: 'public',
    returns: nullish(postalAddress),
  }),
  byLookup: GET('LOC-02', '/cep/{public-lookup}/{cep}', { auth: 'public', returns: nullish(postalAddress) }),
  byPostalCode: GET('LOC-03', '/cep/{cep}', { auth: 'public', returns: nullish(postalAddress) }),
  cities: GET('LOC-04', '/city', {
    auth: 'public',
    /** name: the beginning of the city's name, accents and case do not matter. */
    query: object({ country: string(), state: optional(string()), name: optional(string()) }),
    returns: array(city),
  }),
  states: GET('LOC-10', '/country/{c}/state', { auth: 'public', returns: array(state) }),
  suggestions: GET('LOC-11', '/geocode/suggestion', {
    auth: 'public',
    query: object({ address: string(), country: string(), provider: optional(string()) }),
    returns: array(suggestion),
  }),
  geocode: GET('LOC-12', '/geocode', {
    auth: 'public',
    /** locationId: a place's id, or "longitude,latitude". */
    query: object({ locationId: string(), country: string(), provider: optional(string()) }),
    returns: geocode,
  }),
});
