import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Calificá al concesionario',
  purpose: 'Ingresá para contar cómo fue la compra de tu auto.',
};
