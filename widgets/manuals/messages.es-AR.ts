import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Manuales',
  purpose: 'Ingresá para leer y descargar los manuales de tu auto.',
};
