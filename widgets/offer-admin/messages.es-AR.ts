import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Ofertas',
  purpose: 'Ingresá con tu cuenta del equipo para administrar las ofertas de la marca.',
};
