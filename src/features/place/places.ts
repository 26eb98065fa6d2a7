import type { Country } from '#domain/core/brands';
import { coordinatesOf } from '#domain/dealer/dealer-list';
import { sameName } from '#domain/person/same-name';
import type { Coordinates } from '#domain/place/geo';
import { language } from '#page/core/metadata';
import { logError } from '#page/log-error';
import type { City, State } from '#services/entities/place';
import { firstAnswer } from '#services/http/first-answer';
import { cachedQuery } from '#services/http/query-cache';
import * as location from '#services/location';
import type { Location } from './location-store';
import { findPostalCode } from './postal-code';

/** Every country has states and every state has cities: throws for an empty list, which must not be cached. */
function nonEmptyList<T>(list: T[]): T[] {
  if (list.length === 0) throw new RangeError('expected a list that is not empty');
  return list;
}

/** Loads the states or provinces of a country, by name. */
export const statesOf = (country: Country): Promise<State[]> =>
  cachedQuery(`states ${country}`, async () => {
    const names = new Intl.Collator(language());
    const all = nonEmptyList(
      await firstAnswer([
        () => location.listStates({ c: country }),
        () => location.listAllStates({ query: { country } }),
      ]),
    );
    return all.sort((one, other) => names.compare(one.name, other.name));
  });

/** Loads the cities of a state, by name. */
export const citiesOf = (country: Country, state: string): Promise<City[]> =>
  cachedQuery(`cities ${country} ${state}`, async () => {
    const names = new Intl.Collator(language());
    const all = nonEmptyList(await location.listCities({ query: { country, state } }));
    return all.sort((one, other) => names.compare(one.cityName, other.cityName));
  });

/** A place from another service: names and codes may be missing. */
export interface KnownPlace {
  stateCode: string;
  stateName?: string;
  cityName: string;
  cityCode?: string;
}

/** Loads a city by its code or its name; undefined if the service does not know it. */
async function findCity(
  country: Country,
  { stateCode, cityName, cityCode }: KnownPlace,
): Promise<City | undefined> {
  const found = await cachedQuery(`city ${country} ${stateCode} ${cityName}`, () =>
    firstAnswer([
      () => location.listCities({ query: { country, state: stateCode, name: cityName } }),
      async () => [await location.getCityByName({ c: country, s: stateCode, name: cityName })],
    ]),
  );
  return (
    found.find((city) => cityCode && city.cityCode === cityCode) ??
    found.find((city) => sameName(city.cityName, cityName))
  );
}

/**
 * Returns the state of a place. Argentina's services have no state codes, but names instead (spec market#countries):
 * the state is looked up, and kept as it is if it is not found.
 */
export async function stateOf(country: Country, { stateCode, stateName = '' }: KnownPlace): Promise<State> {
  if (country === 'BR' && /^[A-Z]{2}$/.test(stateCode)) return { code: stateCode, name: '' };
  const all = await statesOf(country)
    .catch(async () => (stateCode ? [await location.getState({ c: country, s: stateCode })] : []))
    .catch(() => []);
  const known = all.find(
    ({ code, name }) =>
      code === stateCode || [stateCode, stateName].some((text) => text && sameName(text, name)),
  );
  return known ?? { code: stateCode || stateName, name: stateName };
}

/** Returns a city as the visitor's place. */
export const placeOf = (country: Country, city: City, stateName = ''): Location => ({
  countryCode: country,
  stateCode: city.stateCode,
  ...(stateName && { stateName }),
  cityName: city.cityName,
  cityCode: city.cityCode,
  ...(city.longitude !== undefined && city.latitude !== undefined
    ? { longitude: city.longitude, latitude: city.latitude }
    : {}),
  influenceAreas: [],
  regionals: [],
});

/**
 * Adds the code and the coordinates of its city to a place. If the city service fails, a place with a code is returned
 * without coordinates; one without a code throws.
 */
export async function completePlace(country: Country, known: KnownPlace): Promise<Location> {
  const { code: stateCode, name } = await stateOf(country, known);
  const { cityName, cityCode = '' } = known;
  const city = await findCity(country, { stateCode, cityName, cityCode }).catch((error) => {
    if (cityCode) return undefined;
    throw error;
  });
  return placeOf(
    country,
    { stateCode, countryCode: country, cityName, ...city, cityCode: city?.cityCode || cityCode },
    name,
  );
}

/** Returns a place's coordinates: its own, else its city's; null if unknown. */
export async function coordinatesOfPlace(place: Location): Promise<Coordinates | null> {
  const own = coordinatesOf(place);
  if (own) return own;
  const city = await findCity(place.countryCode, place).catch(() => undefined);
  return city ? coordinatesOf(city) : null;
}

/** Loads the city of a postal code; null if the code is unknown. A failure is logged, and thrown (spec places#postal-code). */
export const placeOfPostalCode = (country: Country, code: string): Promise<Location | null> =>
  cachedQuery(`postal code ${country} ${code.replace(/\W/g, '').toUpperCase()}`, async () => {
    try {
      const found = await findPostalCode(code);
      return found?.cityName ? await completePlace(country, found) : null;
    } catch (error) {
      logError(error);
      throw error;
    }
  });
