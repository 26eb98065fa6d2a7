import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Hablá con nosotros',
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
};
