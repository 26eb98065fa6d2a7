import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Validación de identidad',
  purpose: 'Ingresá a tu cuenta para validar tu identidad.',
};
