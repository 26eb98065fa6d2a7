import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Concesionarios',
  purpose: 'Ingresá a tu cuenta para usar esta área.',
};
