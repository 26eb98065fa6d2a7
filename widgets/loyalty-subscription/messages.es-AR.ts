import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Suscripción del programa',
  purpose: 'Ingresá a tu cuenta para ver los planes y tu suscripción.',
};
