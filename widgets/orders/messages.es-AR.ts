import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis pedidos',
  purpose: 'Ingresá para seguir tus pedidos.',
};
