import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis tarjetas',
  purpose: 'Ingresá a tu cuenta para ver y agregar tarjetas.',
};
