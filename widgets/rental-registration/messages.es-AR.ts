import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Registro para alquilar',
  purpose: 'Ingresá a tu cuenta para hacer o actualizar tu registro de alquiler.',
};
