import type { Coordinates } from '#domain/place/geo';
import { optionalGlobal } from '#page/core/native';
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

/** Returns the SDK that the page has loaded; the library does not load it. */
function sdk(id: string): GoogleMaps {
  const { maps } = optionalGlobal<{ maps?: GoogleMaps }>('google') ?? {};
  if (!maps) throw new ServiceError('config', id, 'Google Maps SDK is not loaded');
  return maps;
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
  const geocoder = new (sdk(id).Geocoder)();
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
    const places = sdk(AUTOCOMPLETE).places;
    if (!places) throw new ServiceError('config', AUTOCOMPLETE, 'Google Maps SDK is not loaded');
    const query = { input, componentRestrictions: { country } };
    return new Promise((done, fail) => {
      new places.AutocompleteService().getPlacePredictions(query, (found, status) => {
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
    const service = new (sdk(ROUTE_MATRIX).DistanceMatrixService)();
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
