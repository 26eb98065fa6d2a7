import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Encuestas',
  purpose: 'Ingresá a tu cuenta para votar en las encuestas y ver los resultados.',
};
