import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Participantes de los eventos',
  purpose: 'Ingresá con tu cuenta del equipo para ver y quitar participantes de los eventos.',
};
