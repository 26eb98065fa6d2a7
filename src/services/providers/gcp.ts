import type { Coordinates } from '#domain/place/geo';
import { optionalGlobal } from '#page/core/native';
import { reportProblem } from '#page/settings/report-problem';
import type { Geocode, Suggestion } from '../entities/place';
import { ServiceError } from '../http/service-error';
import type { GeocoderResult, GoogleMaps, MatrixElement } from './google-maps';
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

type Classes = Pick<GoogleMaps, 'Geocoder' | 'DistanceMatrixService'> & NonNullable<GoogleMaps['places']>;

/** The library of the SDK that has a class. */
const LIBRARIES: Record<keyof Classes, string> = {
  Geocoder: 'geocoding',
  AutocompleteService: 'places',
  DistanceMatrixService: 'routes',
};

/**
 * Resolves to a class of the SDK, which the page has loaded, never the library. A page whose bootstrap loads each part as it is
 * needed is asked for it. Throws a ServiceError, and reports to the page's author what is missing.
 */
async function sdk<K extends keyof Classes>(id: string, name: K): Promise<Classes[K]> {
  const { maps } = optionalGlobal<{ maps?: Partial<GoogleMaps> }>('google') ?? {};
  if (!maps) throw new ServiceError('config', id, 'Google Maps SDK is not loaded');
  const find = (parts: unknown) => (parts as Partial<Classes> | undefined)?.[name];
  const library = LIBRARIES[name];
  const found =
    find(maps) ??
    find(maps.places) ??
    // Fails without a network, and for a key that may not use it.
    find(await maps.importLibrary?.(library).catch(() => undefined));
  if (found) return found;
  reportProblem('google.maps', `has no ${name}; load the SDK with its library "${library}"`);
  throw new ServiceError('config', id, `Google Maps SDK has no ${name}`);
}

const part = ({ address_components: parts = [] }: GeocoderResult, ...types: string[]) =>
  types.map((type) => parts.find((each) => each.types.includes(type))).find((each) => each);

function geocodeOf(result: GeocoderResult): Geocode {
  const country = part(result, 'country');
  // A Brazilian city is a municipality, of the second level; elsewhere that level is a department.
  const levels = ['administrative_area_level_2', 'locality'];
  const city = part(result, ...(country?.short_name === 'BR' ? levels : levels.reverse()));
  const state = part(result, 'administrative_area_level_1');
  const { location } = result.geometry ?? {};
  if (!city || !country || !location) throw unreadable(GEOCODE, 'Failed to parse geocoding result');
  const countryCode = country.short_name;
  return {
    longitude: location.lng(),
    latitude: location.lat(),
    placeId: result.place_id ?? '',
    description: result.formatted_address ?? '',
    cityName: city.long_name,
    cityCode: '',
    countryCode,
    countryName: country.long_name,
    stateCode: stateCodeOf(countryCode, state?.short_name ?? '', state?.long_name ?? ''),
    stateName: state?.long_name ?? '',
  };
}

async function first(id: string, query: object, empty: string): Promise<Geocode> {
  const geocoder = new (await sdk(id, 'Geocoder'))();
  const [results, status] = await new Promise<[GeocoderResult[], string]>((done) => {
    // Newer SDKs also return a promise, which rejects for reasons that the status already gives.
    Promise.resolve(geocoder.geocode(query, (found, status) => done([found ?? [], status]))).catch(() => {});
  });
  if (status === 'ZERO_RESULTS') throw nothing(id, empty);
  if (status !== 'OK') throw new ServiceError('network', id, 'Geocoding failed');
  const [best] = results;
  if (!best) throw nothing(id, 'No results found');
  return geocodeOf(best);
}

const literal = ([lng, lat]: Coordinates) => ({ lat, lng });

const cellOf = ({ status, distance, duration }: MatrixElement) =>
  status === 'OK' && distance && duration ? { distance: distance.value, duration: duration.value } : null;

/** The page's Google Maps SDK. It accepts no signal: callers must ignore late answers. */
export const gcp: LocationProvider = {
  reverseGeocode: async (position) =>
    first(REVERSE_GEOCODE, { location: literal(position) }, 'Reverse geocode failed to find location'),
  placeDetails: async (placeId) => first(PLACE_DETAILS, { placeId }, 'Place details failed to find address'),
  geocode: async (address, country) =>
    first(GEOCODE, { address, componentRestrictions: { country } }, 'Geocode failed to find location'),
  async autocomplete(input, country) {
    const Service = await sdk(AUTOCOMPLETE, 'AutocompleteService');
    const query = { input, componentRestrictions: { country } };
    return new Promise((done, fail) => {
      new Service().getPlacePredictions(query, (found, status) => {
        if (status === 'ZERO_RESULTS' || (status === 'OK' && !found?.length)) {
          fail(nothing(AUTOCOMPLETE, 'Autocomplete failed to find results'));
        } else if (status !== 'OK') {
          fail(new ServiceError('network', AUTOCOMPLETE, `Failed to fetch predictions due to ${status}`));
        } else {
          const suggestions = (found ?? []).map(
            ({ description, place_id: placeId, matched_substrings: matched = [] }): Suggestion => ({
              description,
              placeId,
              matchedSubstrings: matched.map(({ offset, length }) => ({ offset, length })),
            }),
          );
          done(suggestions);
        }
      });
    });
  },
  async routeMatrix(origins, destinations) {
    const service = new (await sdk(ROUTE_MATRIX, 'DistanceMatrixService'))();
    const query = {
      origins: origins.map(literal),
      destinations: destinations.map(literal),
      travelMode: 'DRIVING',
      drivingOptions: { departureTime: new Date() },
    };
    return new Promise((done, fail) => {
      service.getDistanceMatrix(query, (answer, status) => {
        try {
          if (status !== 'OK') {
            const message = `Failed to fetch distance matrix due to ${status}`;
            throw new ServiceError('network', ROUTE_MATRIX, message);
          }
          if (!answer?.rows?.length) {
            throw unreadable(ROUTE_MATRIX, 'No response rows from distance matrix service');
          }
          const rows = answer.rows.map(({ elements }) => elements);
          const counts = { origins: origins.length, destinations: destinations.length };
          done(matrixOf(rows, counts, cellOf));
        } catch (error) {
          fail(error);
        }
      });
    });
  },
};
