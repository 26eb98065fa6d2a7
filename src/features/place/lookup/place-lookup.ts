import type { Country } from '#domain/core/brands';
import { LOCATION_DETAILS_FAILED } from '#domain/errors/developer';
import type { Coordinates } from '#domain/place/geo';
import { logError } from '#page/log-error';
import type { Geocode, Suggestion } from '#services/entities/place';
import { orNull } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import { getCountry } from '#services/location';
import type { LocationProvider } from '#services/providers/provider';
import type { Location } from '../location-store';
import { completePlace } from '../places';
import { withPageProvider } from './page-provider';

/** Returns the city of a place of the provider; null if it names none, or one of another country. */
const cityOf = async (country: Country, found: Geocode): Promise<Location | null> =>
  found.cityName && found.countryCode === country ? completePlace(country, found) : null;

/** Loads the city that a provider finds; null if it finds nothing. Throws the ServiceError of any other failure. */
const findCity = (
  country: Country,
  query: (provider: LocationProvider) => Promise<Geocode>,
): Promise<Location | null> => orNull(withPageProvider(query).then((found) => cityOf(country, found)));

/**
 * Loads the city around a measured position; null if there is none in this country. The result holds the city's
 * coordinates: the position itself is sent to the provider only, and the answer is not cached.
 */
export const placeAround = (country: Country, position: Coordinates): Promise<Location | null> =>
  findCity(country, (provider) => provider.reverseGeocode(position, country));

/** Loads the name of a country; empty if it cannot be loaded. */
export const nameOfCountry = (country: Country): Promise<string> =>
  cachedQuery(`country ${country}`, async () => (await getCountry({ code: country })).name).catch(() => '');

/** Loads the city of the best match for a typed address or place; null if nothing in this country matches. */
export const placeOfText = (country: Country, text: string): Promise<Location | null> =>
  findCity(country, (provider) => provider.geocode(text, country));

/** Loads places that a text may be the beginning of; empty if the provider fails (spec places#geocoding). */
export const suggestPlaces = (country: Country, text: string): Promise<Suggestion[]> =>
  withPageProvider((provider) => provider.autocomplete(text, country)).catch(() => []);

/** Loads the details of a suggested place; null, with a report to developers, on failure (spec places#geocoding). */
export async function detailsOfPlace(country: Country, placeId: string): Promise<Geocode | null> {
  try {
    return await withPageProvider((provider) => provider.placeDetails(placeId, country));
  } catch (error) {
    logError(error, LOCATION_DETAILS_FAILED);
    return null;
  }
}

/**
 * Loads the city of a suggested place. Undefined if the details of the place could not be loaded, null if it has no
 * city in this country. Throws the ServiceError of the city service.
 */
export async function placeOfSuggestion(
  country: Country,
  placeId: string,
): Promise<Location | null | undefined> {
  const found = await detailsOfPlace(country, placeId);
  return found ? cityOf(country, found) : undefined;
}
