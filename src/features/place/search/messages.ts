import type { Country } from '#domain/core/brands';
import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import type { PositionFailure } from '#page/geolocation';

/**
 * Messages of invalid places and failed searches; the specification's own where it gives them (spec places#postal-code,
 * validation#messages, messages#general).
 */
export interface Messages {
  postalCodeMissing: Record<Country, string>;
  /** The postal code has the wrong format. */
  postalCode: Record<Country, string>;
  /** The postal code is unknown. */
  postalCodeUnknown: Record<Country, string>;
  place: Record<Country, string>;
  /** Why there is no position, and what the visitor can do. */
  position: Record<PositionFailure | 'nowhere' | 'failed', string>;
  /** The position has no city in the page's country, whose name the service says. */
  nowhereIn: string;
}

const pt = {
  postalCodeMissing: { BR: sharedPt.postalCodeMissing, AR: 'Digite seu código postal' },
  postalCode: { BR: sharedPt.postalCode, AR: 'O código postal não foi encontrado' },
  postalCodeUnknown: { BR: sharedPt.postalCodeUnknown, AR: 'CÓDIGO POSTAL NÃO ENCONTRADO' },
  place: { BR: sharedPt.place, AR: 'Selecione sua localidade e província' },
  position: {
    unsupported: 'Este navegador não informa a localização. Busque de outra forma.',
    denied: sharedPt.locationDisabled,
    unavailable:
      'Seu dispositivo não conseguiu informar onde você está. Verifique se a localização está ativada ou busque de outra forma.',
    timeout: 'A localização demorou demais para responder. Tente novamente ou busque de outra forma.',
    nowhere: 'Não encontramos sua cidade pela sua localização. Busque de outra forma.',
    failed: sharedPt.generic,
  },
  nowhereIn:
    'Não encontramos sua cidade pela sua localização no país desta página: {country}. Busque de outra forma.',
};

const es: typeof pt = {
  postalCodeMissing: { BR: 'Ingresá tu CEP', AR: sharedEs.postalCodeMissing },
  postalCode: { BR: 'No encontramos el CEP', AR: sharedEs.postalCode },
  postalCodeUnknown: { BR: 'CEP NO ENCONTRADO', AR: sharedEs.postalCodeUnknown },
  place: { BR: 'Elegí tu localidad y estado', AR: 'Elegí tu localidad y provincia' },
  position: {
    unsupported: 'Este navegador no informa la ubicación. Buscá de otra forma.',
    denied: sharedEs.locationDisabled,
    unavailable:
      'Tu dispositivo no pudo informar dónde estás. Verificá que la ubicación esté activada o buscá de otra forma.',
    timeout: 'La ubicación tardó demasiado en responder. Intentá de nuevo o buscá de otra forma.',
    nowhere: 'No encontramos tu localidad con tu ubicación. Buscá de otra forma.',
    failed: sharedEs.generic,
  },
  nowhereIn:
    'No encontramos tu localidad con tu ubicación en el país de esta página: {country}. Buscá de otra forma.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
