import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Promociones',
  purpose:
    'Ingresá con tu cuenta del equipo para administrar promociones, participantes, grupos y listas de impedidos.',
};
