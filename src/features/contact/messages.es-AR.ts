import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  meant: '¿Quisiste decir',
  meantEnd: '?',
  oneConsent: 'Elegí al menos una opción',
};
