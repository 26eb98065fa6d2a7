import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis datos de reparador',
  purpose: 'Ingresá con tu cuenta de reparador para ver y cambiar tus datos.',
};
