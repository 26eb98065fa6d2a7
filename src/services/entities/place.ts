import { array, fallback, type InferOutput, looseObject, nullish, object, string } from 'valibot';
import { count, degrees, numberBetween, optionalText, text } from './fields';

/** The address of a postal code (spec places#postal-code); street and neighborhood if the provider knows them. */
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

/** Anything with a code and a name: a state, a zone, an area, a brand. */
export const named = looseObject({ code: string(), name: string() });
/** id: the service's own, by which its zones are asked for. */
export const state = looseObject({ code: string(), name: string(), id: optionalText });
export type State = InferOutput<typeof state>;

/** A part of a province, a state or a region that is divided among dealers. */
export const zone = looseObject({ id: string(), name: string() });
/** The influence area of a dealer (spec places#dealers). */
export const area = looseObject({ id: string(), code: text, name: text, brandName: text });
/** A brand's region of a country (spec places#dealers). */
export const regional = looseObject({ regionalId: string(), name: text, brandName: text });

/** cityCode is the IBGE code in Brazil; longitude and latitude in degrees. */
export const city = looseObject({
  cityCode: string(),
  cityName: string(),
  stateCode: string(),
  countryCode: string(),
  longitude: degrees,
  latitude: degrees,
});
export type City = InferOutput<typeof city>;

/** A place found by its name or position (spec places#geocoding). */
export const geocode = looseObject({
  latitude: numberBetween(-90, 90),
  longitude: numberBetween(-180, 180),
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

/** matchedSubstrings: the parts of the description that match the typed text, by offset and length in characters. */
export const suggestion = looseObject({
  description: string(),
  placeId: string(),
  // A suggestion is one without them as well.
  matchedSubstrings: fallback(nullish(array(object({ offset: count, length: count })), []), []),
});
export type Suggestion = InferOutput<typeof suggestion>;
