import * as sharedMessages from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Calculá tus cuotas',
  unavailable: sharedMessages.notLoaded,
  retry: 'Intentar nuevamente',
};
