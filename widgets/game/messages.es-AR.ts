import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Juego del día',
  purpose: 'Ingresá a tu cuenta para jugar una vez por día y sumar puntos.',
};
