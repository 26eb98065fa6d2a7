import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Concesionarios',
  purpose: 'Ingresá con tu cuenta del equipo para bloquear concesionarios y definir el e-connect.',
};
