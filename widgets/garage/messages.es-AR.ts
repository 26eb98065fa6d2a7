import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mi garaje',
  purpose: 'Ingresá para ver y guardar tus autos.',
};
