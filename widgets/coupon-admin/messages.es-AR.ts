import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Liberar cupones usados',
  purpose: 'Ingresá con tu cuenta del equipo para liberar cupones usados.',
};
