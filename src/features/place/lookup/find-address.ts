import type { Country, Language } from '#domain/core/brands';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { refusal } from '#domain/validation/refusal';
import type { Location } from '../location-store';
import { placeOfSuggestion, placeOfText } from './place-lookup';

/** address: the typed text; placeId: that of the chosen suggestion, else empty. */
export interface AddressSearch {
  address: string;
  placeId: string;
}

/** Characters of an address from which on places are suggested and found (ours). */
export const MIN_ADDRESS = 3;

export const messages = {
  'pt-BR': {
    address: 'Endereço ou lugar',
    example: 'Rua, bairro ou cidade',
    tooShort: 'Digite pelo menos 3 caracteres',
    unknown: ptBR.noPlaceFound,
    failed: ptBR.notLoaded,
  },
  'es-AR': {
    address: 'Dirección o lugar',
    example: 'Calle, barrio o localidad',
    tooShort: 'Ingresá al menos 3 caracteres',
    unknown: esAR.noPlaceFound,
    failed: esAR.notLoaded,
  },
};

/**
 * Finds the city of the suggested place, else that of the best match for the typed address. Throws a refused field if
 * the text is too short, if there is no such place in this country, or if the details of a suggestion cannot be loaded;
 * otherwise the ServiceError.
 */
export async function findAddress(
  { address = '', placeId }: Partial<AddressSearch>,
  country: Country,
  language: Language,
): Promise<Location> {
  const texts = messages[language];
  const refuse = (text: string) => ({ refusal: refusal({ address: text }) });
  const typed = address.trim();
  if (!placeId && typed.length < MIN_ADDRESS) throw refuse(texts.tooShort);
  const place = await (placeId ? placeOfSuggestion(country, placeId) : placeOfText(country, typed));
  if (!place) throw refuse(place === null ? texts.unknown : texts.failed);
  return place;
}
