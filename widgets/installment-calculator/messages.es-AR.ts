import * as dicho from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Calculá tus cuotas',
  unavailable: dicho.notLoaded,
  retry: 'Intentar nuevamente',
};
