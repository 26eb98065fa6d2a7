import * as dicho from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loading: 'Preparando el configurador…',
  failed: dicho.notLoaded,
  retry: 'Intentar nuevamente',
};
