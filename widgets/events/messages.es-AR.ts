import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Eventos',
  purpose: 'Ingresá a tu cuenta para ver los eventos e inscribirte.',
};
