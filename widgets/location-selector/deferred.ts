import '#ui/masks';
import type { Country, Language } from '#domain/core/brands';
import type { Location } from '#features/place/location-store';
import { texts as placeTexts } from '#features/place/search/messages';
import { checkPlace, findPlace, whyNoPosition } from '#features/place/search/place-form';
import { choosePlace, followPlace, placeLine } from '#features/place/visitor-place';
import { measurePosition } from '#page/geolocation';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { PlaceFields } from './deferred/PlaceFields';

/** Resolves to the place at the browser's position, or to the message why there is none. */
export async function locate(country: Country, language: Language): Promise<Location | string> {
  try {
    const [position, { nameOfCountry, placeAround }] = await Promise.all([
      measurePosition(),
      import('#features/place/lookup/place-lookup'),
    ]);
    const found = await placeAround(country, position);
    if (found) return found;
    // The visitor may be in another country than the page's.
    const name = await nameOfCountry(country);
    const messages = placeTexts[language];
    return name ? fillMessage(messages.nowhereIn, { country: name }) : messages.position.nowhere;
  } catch (error) {
    return whyNoPosition(error, language);
  }
}

/** The deferred part of the selector, in one chunk: stores, services, the city's fields and the dialog. */
export const selectorModule = {
  Dialog,
  PlaceFields,
  checkPlace,
  choosePlace,
  findPlace,
  followPlace,
  locate,
  placeLine,
};
export type SelectorModule = typeof selectorModule;
