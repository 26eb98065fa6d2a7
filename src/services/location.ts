/** Places, postal codes and positions. Public (spec services#location). */
import {
  array,
  length,
  literal,
  looseObject,
  nullish,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { city, geocode as geocoded, named, postalAddress, state, suggestion, zone } from './entities/place';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'location';
const auth = 'public';

/** GCP is sent as GOOGLE (spec places#providers). */
const provider = optional(
  pipe(
    string(),
    transform((name) => (name === 'GCP' ? 'GOOGLE' : name)),
  ),
);
const stateRequired = ({ s }: Unchecked) => !s && 'routeParams.stateCode param is required';

/**
 * An answer that says that there is no such postal code: '', [] or {}, or the word by which Brazil's public lookup says so with
 * a status of success (spec places#postal-code).
 */
const noAddress = union([
  literal(''),
  pipe(array(unknown()), length(0)),
  strictObject({}),
  looseObject({ erro: unknown() }),
]);
const found = nullish(
  union([
    postalAddress,
    pipe(
      noAddress,
      transform(() => null),
    ),
  ]),
);

export const getAddressByProvider = GET('LOC-01', BASE, '/cep/{postal-service}/{cep}', {
  auth,
  returns: found,
});
export const getAddressByLookup = GET('LOC-02', BASE, '/cep/{public-lookup}/{cep}', {
  auth,
  returns: found,
});
export const getAddressByPostalCode = GET('LOC-03', BASE, '/cep/{cep}', { auth, returns: found });
/** name: the beginning of the city's name, ignoring accents and case. */
export const listCities = GET('LOC-04', BASE, '/city', {
  auth,
  query: object({ country: string(), state: optional(string()), name: optional(string()) }),
  returns: array(city),
});
export const getCountry = GET('LOC-05', BASE, '/country/{code}', { auth, returns: named });
export const getState = GET('LOC-06', BASE, '/country/{c}/state/{s}', {
  auth,
  refuse: stateRequired,
  returns: state,
});
export const getCityByName = GET('LOC-07', BASE, '/country/{c}/state/{s}/city/{name}', {
  auth,
  refuse: stateRequired,
  returns: city,
});
/** Zones of a place: those of a province, or that of a city. */
export const listLocationZones = GET('LOC-08', BASE, '/locationId/{id}/zone', {
  auth,
  returns: array(zone),
});
/** States of all countries, or of one. */
export const listAllStates = GET('LOC-09', BASE, '/state', {
  auth,
  query: object({ country: optional(string()) }),
  returns: array(state),
});
export const listStates = GET('LOC-10', BASE, '/country/{c}/state', { auth, returns: array(state) });
/** address: the text typed so far. */
export const listPlaceSuggestions = GET('LOC-11', BASE, '/geocode/suggestion', {
  auth,
  query: object({ address: string(), country: string(), provider }),
  returns: array(suggestion),
});
/** locationId: a place's id, or "longitude,latitude". */
export const geocodePlace = GET('LOC-12', BASE, '/geocode', {
  auth,
  query: object({ locationId: string(), country: string(), provider }),
  returns: geocoded,
});
