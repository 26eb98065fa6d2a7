import type { Country, Language } from '../../../domain/core/brands';
import * as dicho from '../../../domain/core/messages.es-AR';
import * as said from '../../../domain/core/messages.pt-BR';
import type { PositionFailure } from '../../../page/geolocation';

/** What is wrong with a place, or on the way to one; the documents' own words where they give them (platform 5, 8). */
export interface PlaceWords {
  postalCodeMissing: Record<Country, string>;
  /** Not the shape of a postal code. */
  postalCode: Record<Country, string>;
  /** Nobody knows it. */
  postalCodeUnknown: Record<Country, string>;
  place: Record<Country, string>;
  /** Why there is no position, and what the visitor can do about it. */
  position: Record<PositionFailure | 'nowhere' | 'failed', string>;
}

const pt: PlaceWords = {
  postalCodeMissing: { BR: said.postalCodeMissing, AR: 'Digite seu código postal' },
  postalCode: { BR: said.postalCode, AR: 'O código postal não foi encontrado' },
  postalCodeUnknown: { BR: said.postalCodeUnknown, AR: 'CÓDIGO POSTAL NÃO ENCONTRADO' },
  place: { BR: said.place, AR: 'Selecione sua localidade/província' },
  position: {
    unsupported: 'Este navegador não informa a localização. Busque de outra forma.',
    denied: said.locationDisabled,
    unavailable:
      'Seu dispositivo não conseguiu informar onde você está. Verifique se a localização está ativada ou busque de outra forma.',
    timeout: 'A localização demorou demais para responder. Tente novamente ou busque de outra forma.',
    nowhere: 'Não encontramos sua cidade pela sua localização. Busque de outra forma.',
    failed: said.generic,
  },
};

const es: PlaceWords = {
  postalCodeMissing: { BR: 'Ingresá tu CEP', AR: dicho.postalCodeMissing },
  postalCode: { BR: 'No encontramos el CEP', AR: dicho.postalCode },
  postalCodeUnknown: { BR: 'CEP NO ENCONTRADO', AR: dicho.postalCodeUnknown },
  place: { BR: 'Seleccioná tu ciudad/estado', AR: 'Seleccioná tu localidad/provincia' },
  position: {
    unsupported: 'Este navegador no informa la ubicación. Buscá de otra forma.',
    denied: dicho.locationDisabled,
    unavailable:
      'Tu dispositivo no pudo informar dónde estás. Verificá que la ubicación esté activada o buscá de otra forma.',
    timeout: 'La ubicación tardó demasiado en responder. Intentá nuevamente o buscá de otra forma.',
    nowhere: 'No encontramos tu localidad con tu ubicación. Buscá de otra forma.',
    failed: dicho.generic,
  },
};

export const placeWords: Record<Language, PlaceWords> = { 'pt-BR': pt, 'es-AR': es };
