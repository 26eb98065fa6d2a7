import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis datos',
  purpose: 'Ingresá para ver y completar tus datos.',
};
