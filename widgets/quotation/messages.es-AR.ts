import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Cotización',
  purpose: 'Ingresá con tu cuenta de vendedor para hacer y reabrir cotizaciones.',
};
