import { setting } from '#page/settings/settings';
import { isKind } from '../http/problem';
import { ServiceError } from '../http/service-error';
import * as location from '../location';
import {
  AUTOCOMPLETE,
  GEOCODE,
  type LocationProvider,
  nothing,
  PLACE_DETAILS,
  REVERSE_GEOCODE,
  ROUTE_MATRIX,
} from './provider';

/** A 404 of the service means that nothing was found. */
async function orNothing<T>(asked: Promise<T>, id: string, message: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isKind(error, 'missing')) throw nothing(id, message);
    throw error;
  }
}

/** Returns the provider for the service to use, if the page names one that it cannot use itself. */
const using = () => {
  const provider = setting('location-provider');
  return provider && provider !== 'service' ? { provider } : {};
};

/** The location service itself (spec services#location). It has no routes. */
export const service: LocationProvider = {
  reverseGeocode: (position, country, options) =>
    orNothing(
      location.geocodePlace({ query: { locationId: position.join(','), country, ...using() } }, options),
      REVERSE_GEOCODE,
      'Reverse geocode failed to find location',
    ),
  placeDetails: (placeId, country, options) =>
    orNothing(
      location.geocodePlace({ query: { locationId: placeId, country, ...using() } }, options),
      PLACE_DETAILS,
      'Place details failed to find address',
    ),
  async geocode(text, country, options) {
    const [best] = await location.listPlaceSuggestions(
      { query: { address: text, country, ...using() } },
      options,
    );
    if (!best) throw nothing(GEOCODE, 'Geocode failed to find location');
    return service.placeDetails(best.placeId, country, options);
  },
  async autocomplete(text, country, options) {
    const found = await location.listPlaceSuggestions(
      { query: { address: text, country, ...using() } },
      options,
    );
    if (found.length === 0) throw nothing(AUTOCOMPLETE, 'Autocomplete failed to find results');
    return found;
  },
  async routeMatrix() {
    throw new ServiceError('config', ROUTE_MATRIX, 'Unsupported location provider');
  },
};
