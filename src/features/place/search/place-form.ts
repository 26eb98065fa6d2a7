/**
 * The search of a place by postal code, by state and city or by the browser's position, shared by several forms: its
 * rules, which load once a form is used.
 */

import type { Country, Language } from '#domain/core/brands';
import { sameName } from '#domain/person/same-name';
import type { Coordinates } from '#domain/place/geo';
import { postalCode } from '#domain/place/postal-code';
import { type Refusal, refusal } from '#domain/validation/refusal';
import { measurePosition, PositionError } from '#page/geolocation';
import type { Errors } from '#ui/core/use-form';
import type { CityValues } from '../CityFields';
import type { Location } from '../location-store';
import type { AddressSearch } from '../lookup/find-address';
import { citiesOf, placeOf, placeOfPostalCode, statesOf } from '../places';
import { texts as placeTexts } from './messages';

export interface PlaceValues extends CityValues, AddressSearch {
  by: string;
  postalCode: string;
}

/** Returns the errors of the values before any call; those of an address are findPlace's. */
export function checkPlace(
  values: Partial<PlaceValues>,
  country: Country,
  language: Language,
): Errors<PlaceValues> {
  const messages = placeTexts[language];
  if (values.by === 'address') return {};
  if (values.by === 'city') {
    if (!values.stateCode) return { stateCode: messages.place[country] };
    return values.cityName?.trim() ? {} : { cityName: messages.place[country] };
  }
  const code = values.postalCode?.trim() ?? '';
  if (code === '') return { postalCode: messages.postalCodeMissing[country] };
  return postalCode(code, { country }) ? {} : { postalCode: messages.postalCode[country] };
}

/** An error of a field in the shape of a service's refusal. */
const refuse = (fields: Refusal['fields']): { refusal: Refusal } => ({ refusal: refusal(fields) });

/**
 * Finds the place of the values: the suggested city, the city of that exact name, that of the address or of the postal
 * code. Throws a refused field, or the ServiceError.
 */
export async function findPlace(
  values: Partial<PlaceValues>,
  country: Country,
  language: Language,
): Promise<Location> {
  const messages = placeTexts[language];
  const { stateCode = '', cityName = '', cityCode } = values;
  if (values.by === 'city') {
    const cities = await citiesOf(country, stateCode);
    const byCode = cityCode ? cities.find((city) => city.cityCode === cityCode) : undefined;
    const city = byCode ?? cities.find((city) => sameName(city.cityName, cityName));
    if (!city) throw refuse({ cityName: messages.place[country] });
    // Brazilian states are identified by their letters.
    const state =
      country === 'AR' ? (await statesOf(country)).find(({ code }) => code === stateCode) : undefined;
    return placeOf(country, city, state?.name);
  }
  if (values.by === 'address') {
    const { findAddress } = await import('../lookup/find-address');
    return findAddress(values, country, language);
  }
  const place = await placeOfPostalCode(country, values.postalCode ?? '');
  if (!place) throw refuse({ postalCode: messages.postalCodeUnknown[country] });
  return place;
}

/** Returns the visitor's message about a position that could not be measured. */
export function whyNoPosition(error: unknown, language: Language): string {
  const messages = placeTexts[language].position;
  return error instanceof PositionError ? messages[error.reason] : messages.failed;
}

/** Measures where the visitor is, at their request; resolves to their message if that is not known. */
export const positionOrReason = (language: Language): Promise<Coordinates | string> =>
  measurePosition().catch((error) => whyNoPosition(error, language));
