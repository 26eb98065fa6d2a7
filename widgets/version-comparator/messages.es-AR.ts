import * as sharedMessages from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Compará las versiones',
  unavailable: sharedMessages.notLoaded,
  retry: 'Intentar nuevamente',
};
