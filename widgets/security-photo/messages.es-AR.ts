import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Foto de seguridad',
  intro: 'Una foto de tu rostro confirma que sos vos y protege tu cuenta contra fraudes.',
  purpose: 'Ingresá a tu cuenta para sacarte la foto de seguridad.',
};
