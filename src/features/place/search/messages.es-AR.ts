import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  postalCodeMissing: { BR: 'Ingresá tu CEP', AR: sharedMessages.postalCodeMissing },
  postalCode: { BR: 'No encontramos el CEP', AR: sharedMessages.postalCode },
  postalCodeUnknown: { BR: 'CEP NO ENCONTRADO', AR: sharedMessages.postalCodeUnknown },
  place: { BR: 'Elegí tu localidad y estado', AR: 'Elegí tu localidad y provincia' },
  position: {
    unsupported: 'Este navegador no informa la ubicación. Buscá de otra forma.',
    denied: sharedMessages.locationDisabled,
    unavailable:
      'Tu dispositivo no pudo informar dónde estás. Verificá que la ubicación esté activada o buscá de otra forma.',
    timeout: 'La ubicación tardó demasiado en responder. Intentá de nuevo o buscá de otra forma.',
    nowhere: 'No encontramos tu localidad con tu ubicación. Buscá de otra forma.',
    failed: sharedMessages.generic,
  },
  nowhereIn:
    'No encontramos tu localidad con tu ubicación en el país de esta página: {country}. Buscá de otra forma.',
};
