import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Catálogo',
  purpose: 'Ingresá con tu cuenta del equipo para administrar el catálogo de la marca.',
};
