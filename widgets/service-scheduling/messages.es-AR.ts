import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Reservá un turno de servicio',
};
