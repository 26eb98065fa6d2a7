import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Programa de fidelidad',
  purpose: 'Ingresá para ver tus puntos, tu nivel y tus medallas.',
};
