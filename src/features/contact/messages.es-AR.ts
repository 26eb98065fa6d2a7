import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  meant: '¿Quisiste decir {address}?',
  aboutOffer: 'Sobre la oferta: {offer}',
  typedBefore: 'Ya lo escribiste en esta página.',
  clear: 'Borrar',
  oneConsent: 'Elegí al menos una opción',
};
