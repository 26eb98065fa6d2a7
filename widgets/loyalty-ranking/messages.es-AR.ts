import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Ranking del programa',
  purpose: 'Ingresá para ver el ranking del programa y tu posición.',
};
