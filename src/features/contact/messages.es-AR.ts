import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  meant: '¿Quisiste decir {address}?',
  oneConsent: 'Elegí al menos una opción',
};
