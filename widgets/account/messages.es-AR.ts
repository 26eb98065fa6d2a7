import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mi cuenta',
  purpose: 'Ingresá para ver tus datos, tus autos y tus tarjetas.',
};
