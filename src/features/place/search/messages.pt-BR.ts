import type { Country } from '#domain/core/brands';
import * as sharedMessages from '#domain/core/messages.pt-BR';
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

export const messages: Messages = {
  postalCodeMissing: { BR: sharedMessages.postalCodeMissing, AR: 'Digite seu código postal' },
  postalCode: { BR: sharedMessages.postalCode, AR: 'O código postal não foi encontrado' },
  postalCodeUnknown: { BR: sharedMessages.postalCodeUnknown, AR: 'CÓDIGO POSTAL NÃO ENCONTRADO' },
  place: { BR: sharedMessages.place, AR: 'Selecione sua localidade e província' },
  position: {
    unsupported: 'Este navegador não informa a localização. Busque de outra forma.',
    denied: sharedMessages.locationDisabled,
    unavailable:
      'Seu dispositivo não conseguiu informar onde você está. Verifique se a localização está ativada ou busque de outra forma.',
    timeout: 'A localização demorou demais para responder. Tente novamente ou busque de outra forma.',
    nowhere: 'Não encontramos sua cidade pela sua localização. Busque de outra forma.',
    failed: sharedMessages.generic,
  },
  nowhereIn:
    'Não encontramos sua cidade pela sua localização no país desta página: {country}. Busque de outra forma.',
};
