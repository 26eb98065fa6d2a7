import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  messageMissing: 'Escribí tu mensaje',
  sent: 'Mensaje enviado',
  sentHint: 'Te responderemos en breve.',
  protocol: 'Tu número de gestión es {protocol}.',
};
