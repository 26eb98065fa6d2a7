import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Inscripción para alquilar',
  purpose: 'Ingresá a tu cuenta para hacer o actualizar tu inscripción de alquiler.',
};
