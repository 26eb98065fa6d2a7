import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Kit de bienvenida',
  purpose: 'Ingresá para confirmar la dirección de tu kit de bienvenida.',
};
