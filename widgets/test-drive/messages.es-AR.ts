import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Reserva de test drive',
};
