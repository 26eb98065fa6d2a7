import {
  array,
  type GenericSchema,
  type InferOutput,
  looseObject,
  nullish,
  number,
  safeParse,
  string,
} from 'valibot';
import type { Coordinates } from '../../domain/geo';
import { language } from '../../page/metadata';
import { setting } from '../../page/settings';
import type { CallOptions } from '../call/call';
import { request } from '../call/direct';
import { jsonOf } from '../call/exchange';
import { ServiceError } from '../call/service-error';
import { list, text } from '../entities/fields';
import type { Geocode, Suggestion } from '../entities/place';
import {
  AUTOCOMPLETE,
  GEOCODE,
  type LocationProvider,
  matrixOf,
  nothing,
  PLACE_DETAILS,
  REVERSE_GEOCODE,
  ROUTE_MATRIX,
  stateCodeOf,
  unreadable,
} from './provider';

const named = nullish(looseObject({ Code: text, Code2: text, Name: text }), {});
const address = looseObject({ Label: text, Locality: text, Country: named, Region: named });
const place = looseObject({
  PlaceId: text,
  Title: text,
  Address: nullish(address, {}),
  Position: nullish(array(number()), []),
});
const places = looseObject({ ResultItems: list(place) });
const highlight = looseObject({ StartIndex: number(), EndIndex: number() });
const suggestions = looseObject({
  ResultItems: list(
    looseObject({
      PlaceId: string(),
      Title: text,
      Highlights: nullish(looseObject({ Title: list(highlight) }), {}),
    }),
  ),
});
const matrix = looseObject({
  RouteMatrix: array(
    array(
      looseObject({ Distance: nullish(number()), Duration: nullish(number()), Error: nullish(string()) }),
    ),
  ),
});

/** Both services of Amazon Location, by the page's API key and region. */
function addressOf(id: string, service: 'places' | 'routes', path: string): string {
  const key = setting('aws-key');
  const region = setting('aws-region');
  if (!key || !region) {
    throw new ServiceError('config', id, 'AWS provider requires API key and region configuration');
  }
  return `https://${service}.geo.${region}.amazonaws.com/v2/${path}?key=${encodeURIComponent(key)}`;
}

async function ask<const S extends GenericSchema>(
  id: string,
  url: string,
  body: object | undefined,
  schema: S,
  wrong: string,
  options?: CallOptions,
): Promise<InferOutput<S>> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await request(id, url, init, options);
  const value = await jsonOf(response).catch(() => undefined);
  if (value === undefined && id === ROUTE_MATRIX) throw unreadable(id, 'Route matrix API returned no data');
  const result = safeParse(schema, value);
  if (!result.success) throw unreadable(id, wrong);
  return result.output;
}

function geocodeOf(found: InferOutput<typeof place>): Geocode {
  const { PlaceId: placeId = '', Title: title, Address, Position } = found;
  const { Label, Locality, Country, Region } = Address ?? {};
  const [longitude, latitude] = Position ?? [];
  const countryCode = Country?.Code2 || Country?.Code || '';
  if (longitude === undefined || latitude === undefined || !Locality || !countryCode) {
    throw unreadable(GEOCODE, 'Failed to parse geocoding result');
  }
  const stateName = Region?.Name ?? '';
  return {
    longitude,
    latitude,
    placeId,
    description: Label || title || '',
    cityName: Locality,
    cityCode: '',
    countryCode,
    countryName: Country?.Name ?? '',
    stateCode: stateCodeOf(countryCode, Region?.Code ?? '', stateName),
    stateName,
  };
}

/** What every question about places goes with. */
const common = (country: string) => ({ Filter: { IncludeCountries: [country] }, Language: language() });
const positions = (all: readonly Coordinates[]) =>
  all.map(([longitude, latitude]) => ({ Position: [longitude, latitude] }));

async function first(
  id: string,
  path: string,
  body: object,
  empty: string,
  options?: CallOptions,
): Promise<Geocode> {
  const { ResultItems } = await ask(
    id,
    addressOf(id, 'places', path),
    body,
    places,
    'Geocoding failed',
    options,
  );
  const [best] = ResultItems ?? [];
  if (!best) throw nothing(id, empty);
  return geocodeOf(best);
}

/** Amazon Location. The key is the page's own, restricted to its address: it is no secret, and goes in the query. */
export const aws: LocationProvider = {
  reverseGeocode: ([longitude, latitude], _country, options) =>
    first(
      REVERSE_GEOCODE,
      'reverse-geocode',
      { QueryPosition: [longitude, latitude], Language: language() },
      'Reverse geocode failed to find location',
      options,
    ),
  async placeDetails(placeId, _country, options) {
    const url = addressOf(PLACE_DETAILS, 'places', `place/${encodeURIComponent(placeId)}`);
    const found = await ask(
      PLACE_DETAILS,
      url,
      undefined,
      place,
      'Place details failed to find address',
      options,
    );
    if (!found.Address?.Label && !found.Title) {
      throw nothing(PLACE_DETAILS, 'Place details failed to find address');
    }
    return geocodeOf(found);
  },
  geocode: (query, country, options) =>
    first(
      GEOCODE,
      'geocode',
      { QueryText: query, ...common(country) },
      'Geocode failed to find location',
      options,
    ),
  async autocomplete(query, country, options) {
    const url = addressOf(AUTOCOMPLETE, 'places', 'autocomplete');
    const body = { QueryText: query, ...common(country) };
    const found = await ask(
      AUTOCOMPLETE,
      url,
      body,
      suggestions,
      'Autocomplete failed to find results',
      options,
    );
    const items = found.ResultItems ?? [];
    if (items.length === 0) throw nothing(AUTOCOMPLETE, 'Autocomplete failed to find results');
    return items.map(
      ({ PlaceId, Title, Highlights }): Suggestion => ({
        description: Title ?? '',
        placeId: PlaceId,
        matchedSubstrings: (Highlights?.Title ?? []).map(({ StartIndex, EndIndex }) => ({
          offset: StartIndex,
          length: EndIndex - StartIndex,
        })),
      }),
    );
  },
  async routeMatrix(origins, destinations, options) {
    const body = {
      Origins: positions(origins),
      Destinations: positions(destinations),
      TravelMode: 'Car',
      RoutingBoundary: { Unbounded: true },
      DepartNow: true,
    };
    const url = addressOf(ROUTE_MATRIX, 'routes', 'route-matrix');
    const wrong = 'Route matrix service error: unexpected response structure';
    const { RouteMatrix } = await ask(ROUTE_MATRIX, url, body, matrix, wrong, options);
    const counts = { origins: origins.length, destinations: destinations.length };
    return matrixOf(RouteMatrix, counts, ({ Distance, Duration, Error: failed }) =>
      failed || typeof Distance !== 'number' || typeof Duration !== 'number'
        ? null
        : { distance: Distance, duration: Duration },
    );
  },
};
