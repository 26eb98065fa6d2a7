import '../../src/ui/masks';
import type { Country, Language } from '../../src/domain/core/brands';
import { citiesOf, placeAround, statesOf } from '../../src/features/place/places';
import { CityFields } from '../../src/features/place/search/CityFields';
import { messages as placeWords } from '../../src/features/place/search/messages';
import {
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  placeLine,
  whyNoPosition,
} from '../../src/features/place/search/place-form';
import { measurePosition } from '../../src/page/geolocation';
import type { Location } from '../../src/stores/visitor/location';
import { Dialog } from '../../src/ui/Dialog';

/** Resolves to the place at the browser's position, or to the message why there is none. */
export async function locate(country: Country, language: Language): Promise<Location | string> {
  try {
    return (await placeAround(country, await measurePosition())) ?? placeWords[language].position.nowhere;
  } catch (error) {
    return whyNoPosition(error, language);
  }
}

/** The deferred part of the selector, in one chunk: stores, services, the city's fields and the dialog. */
export const selectorModule = {
  CityFields,
  Dialog,
  checkPlace,
  choosePlace,
  citiesOf,
  findPlace,
  followPlace,
  locate,
  placeLine,
  statesOf,
};
export type SelectorModule = typeof selectorModule;
