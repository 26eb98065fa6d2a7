import * as sharedMessages from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Financiá tu auto',
  loading: 'Preparando la financiación…',
  failed: sharedMessages.notLoaded,
  retry: 'Intentar nuevamente',
};
