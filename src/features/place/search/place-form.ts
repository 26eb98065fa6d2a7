/** The search of a place by postal code, by state and city or by the browser's position, shared by several forms. */

import type { Country, Language } from '../../../domain/core/brands';
import { postalCode } from '../../../domain/postal-code';
import { type Refusal, refusal } from '../../../domain/refusal';
import { sameName } from '../../../domain/same-name';
import { brand } from '../../../page/core/metadata';
import { PositionError } from '../../../page/geolocation';
import {
  $location,
  completeLocation,
  type Location,
  restoreLocation,
  setLocation,
} from '../../../stores/visitor/location';
import type { Host } from '../../../ui/core/host-context';
import type { Errors } from '../../../ui/core/use-form';
import { whenIdle } from '../../../ui/core/when-used';
import type { AddressSearch } from '../lookup/find-address';
import { citiesOf, placeOf, placeOfPostalCode, statesOf } from '../places';
import type { CityValues } from './CityFields';
import { messages as placeMessages } from './messages';

declare module '../../../page/core/events' {
  interface VitrineEvents {
    /** The visitor chose where they are. */
    'vt-location-selected': { countryCode: string; stateCode: string; cityCode: string };
  }
}

export interface PlaceValues extends CityValues, AddressSearch {
  by: string;
  postalCode: string;
}

/** Loads what else is known of a place once the browser is idle, and adds it to the place. */
function addRegionsLater(place: Location, set: (place: Location) => void): void {
  if (place.regionsBrand === brand()) return;
  whenIdle(() => {
    import('../lookup/regions').then(
      ({ addRegions }) => addRegions(place, set),
      () => {},
    );
  });
}

/** Whether regions were added to a place, which is no new choice. */
const isCompleted = (before: Location | null, now: Location | null): boolean =>
  !!before &&
  !!now?.regionsBrand &&
  now.regionsBrand !== before.regionsBrand &&
  placeLine(now) === placeLine(before);

/**
 * Calls back with the visitor's place, immediately and after each choice by any widget; returns the unsubscribe
 * function. Influence areas and regionals that are added later are no choice: placeWithRegions returns them.
 */
export function followPlace(country: Country, set: (place: Location | null) => void): () => void {
  restoreLocation(country);
  let before: Location | null = null;
  const end = $location.subscribe((place) => {
    const now = place?.countryCode === country ? place : null;
    if (!isCompleted(before, now)) set(now);
    before = now;
  });
  const restored = $location.get();
  if (restored?.countryCode === country) addRegionsLater(restored, completeLocation);
  return end;
}

/** Stores the visitor's place for all widgets of the page. */
export function choosePlace(place: Location, host: Host): void {
  setLocation(place);
  const { countryCode, stateCode, cityCode } = place;
  host.emit('vt-location-selected', { countryCode, stateCode, cityCode });
  addRegionsLater(place, setLocation);
}

/** Returns the errors of the values before any call; those of an address are findPlace's. */
export function checkPlace(
  values: Partial<PlaceValues>,
  country: Country,
  language: Language,
): Errors<PlaceValues> {
  const w = placeMessages[language];
  if (values.by === 'address') return {};
  if (values.by === 'city') {
    if (!values.stateCode) return { stateCode: w.place[country] };
    return values.cityName?.trim() ? {} : { cityName: w.place[country] };
  }
  const code = values.postalCode?.trim() ?? '';
  if (code === '') return { postalCode: w.postalCodeMissing[country] };
  return postalCode(code, { country }) ? {} : { postalCode: w.postalCode[country] };
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
  const w = placeMessages[language];
  const { stateCode = '', cityName = '', cityCode } = values;
  if (values.by === 'city') {
    const cities = await citiesOf(country, stateCode);
    const byCode = cityCode ? cities.find((city) => city.cityCode === cityCode) : undefined;
    const city = byCode ?? cities.find((city) => sameName(city.cityName, cityName));
    if (!city) throw refuse({ cityName: w.place[country] });
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
  if (!place) throw refuse({ postalCode: w.postalCodeUnknown[country] });
  return place;
}

/** Returns the visitor's message about a position that could not be measured. */
export function whyNoPosition(error: unknown, language: Language): string {
  const w = placeMessages[language].position;
  return error instanceof PositionError ? w[error.reason] : w.failed;
}

/** Formats a place in one line. */
export const placeLine = ({ cityName, stateName, stateCode }: Location): string =>
  [cityName, stateName ?? stateCode].filter(Boolean).join(', ');
