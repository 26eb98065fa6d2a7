import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Ofertas de servicios y accesorios',
};
