import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Actualizaciones de recall',
  purpose: 'Ingresá con tu cuenta del equipo para crear y seguir actualizaciones de software de recall.',
};
