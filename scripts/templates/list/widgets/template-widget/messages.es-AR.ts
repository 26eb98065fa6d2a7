import * as said from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Concesionarios',
  unavailable: said.notLoaded,
  retry: 'Intentar nuevamente',
};
