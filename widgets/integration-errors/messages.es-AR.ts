import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Errores de integración',
  purpose: 'Ingresá con tu cuenta del equipo para tratar los errores de integración.',
};
