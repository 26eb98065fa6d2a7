import type { Coordinates } from '#domain/place/geo';
import { language } from '#page/core/metadata';
import { setting } from '#page/settings/settings';
import * as amazon from '../aws-location';
import type { Geocode, Suggestion } from '../entities/place';
import { isServiceError, ServiceError } from '../http/service-error';
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

/** Returns the key of every call; the region is part of the services' addresses. */
function key(id: string): { key: string } {
  const found = setting('aws-key');
  if (!found || !setting('aws-region')) {
    throw new ServiceError('config', id, 'AWS provider requires API key and region configuration');
  }
  return { key: found };
}

/** Replaces the error of an unreadable answer with one that has the specified text; rethrows other failures unchanged. */
async function readable<T>(asked: Promise<T>, id: string, wrong: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isServiceError(error) && error.kind === 'shape' ? unreadable(id, wrong) : error;
  }
}

function geocodeOf({ PlaceId: placeId = '', Title: title, Address, Position }: amazon.AwsPlace): Geocode {
  const { Label, Locality, Country, Region } = Address ?? {};
  const [longitude, latitude] = Position ?? [];
  const countryCode = (Country?.Code2 || Country?.Code || '').toUpperCase();
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

/** Resolves to the best of the places found. */
async function best(
  asked: ReturnType<typeof amazon.geocodeText>,
  id: string,
  empty: string,
): Promise<Geocode> {
  const [found] = (await readable(asked, id, 'Geocoding failed')).ResultItems ?? [];
  if (!found) throw nothing(id, empty);
  return geocodeOf(found);
}

const search = (text: string, country: string) => ({
  QueryText: text,
  Filter: { IncludeCountries: [country] },
  Language: language(),
});
const positions = (all: readonly Coordinates[]) => all.map((position) => ({ Position: [...position] }));

/** Amazon Location, by the page's API key and region. */
export const aws: LocationProvider = {
  reverseGeocode: async (position, _country, options) =>
    best(
      amazon.reverseGeocode(
        { query: key(REVERSE_GEOCODE), body: { QueryPosition: [...position], Language: language() } },
        options,
      ),
      REVERSE_GEOCODE,
      'Reverse geocode failed to find location',
    ),
  async placeDetails(placeId, _country, options) {
    const empty = 'Place details failed to find address';
    const asked = amazon.getPlaceDetails({ PlaceId: placeId, query: key(PLACE_DETAILS) }, options);
    const found = await readable(asked, PLACE_DETAILS, empty);
    if (!found.Address?.Label && !found.Title) throw nothing(PLACE_DETAILS, empty);
    return geocodeOf(found);
  },
  geocode: async (text, country, options) =>
    best(
      amazon.geocodeText({ query: key(GEOCODE), body: search(text, country) }, options),
      GEOCODE,
      'Geocode failed to find location',
    ),
  async autocomplete(text, country, options) {
    const empty = 'Autocomplete failed to find results';
    const asked = amazon.autocompletePlaces(
      { query: key(AUTOCOMPLETE), body: search(text, country) },
      options,
    );
    const items = (await readable(asked, AUTOCOMPLETE, empty)).ResultItems ?? [];
    if (items.length === 0) throw nothing(AUTOCOMPLETE, empty);
    return items.map(
      ({ PlaceId, Title, Highlights }): Suggestion => ({
        description: Title ?? '',
        placeId: PlaceId,
        matchedSubstrings: (Highlights?.Title ?? []).flatMap(({ StartIndex: offset, EndIndex: end }) =>
          offset === undefined || end === undefined ? [] : { offset, length: end - offset },
        ),
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
    const asked = amazon.getRouteMatrix({ query: key(ROUTE_MATRIX), body }, options);
    const answer = await readable(
      asked,
      ROUTE_MATRIX,
      'Route matrix service error: unexpected response structure',
    );
    if (!answer) throw unreadable(ROUTE_MATRIX, 'Route matrix API returned no data');
    const counts = { origins: origins.length, destinations: destinations.length };
    return matrixOf(answer.RouteMatrix, counts, ({ Distance, Duration, Error: failed }) =>
      failed || typeof Distance !== 'number' || typeof Duration !== 'number'
        ? null
        : { distance: Distance, duration: Duration },
    );
  },
};
