import * as said from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Novedad',
  text: 'Conocé lo que preparamos para vos.',
  more: 'Ver detalles',
  unavailable: said.notLoaded,
  retry: 'Intentar nuevamente',
};
