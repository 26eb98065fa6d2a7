import * as sharedMessages from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loading: 'Preparando el configurador…',
  failed: sharedMessages.notLoaded,
  retry: 'Intentar nuevamente',
};
