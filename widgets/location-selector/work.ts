import '../../src/ui/masks';
import type { Country, Language } from '../../src/domain/brands';
import { measurePosition } from '../../src/page/position';
import type { Location } from '../../src/stores/location';
import { citiesOf, placeAround, statesOf } from '../../src/stores/places';
import { CityFields } from '../../src/ui/CityFields';
import { Dialog } from '../../src/ui/Dialog';
import {
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  placeLine,
  whyNoPosition,
} from '../../src/ui/place-form';
import { placeWords } from '../../src/ui/place-words';

/** The place the browser measures, or why there is none in the visitor's words. */
export async function locate(country: Country, language: Language): Promise<Location | string> {
  try {
    return (await placeAround(country, await measurePosition())) ?? placeWords[language].position.nowhere;
  } catch (error) {
    return whyNoPosition(error, language);
  }
}

/** What the selector needs once it is used, in one chunk: stores, services, the city's fields and the dialog. */
export const work = {
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
export type Work = typeof work;
