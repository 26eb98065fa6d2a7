import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis propuestas de alquiler',
  purpose: 'Ingresá a tu cuenta para seguir tus propuestas de alquiler.',
};
