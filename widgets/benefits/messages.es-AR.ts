import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis beneficios',
  purpose: 'Ingresá a tu cuenta para ver y canjear tus beneficios.',
};
