import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Hablá por WhatsApp',
  name: 'Nombre',
  phone: 'Celular con WhatsApp',
  start: 'Iniciar conversación',
  starting: 'Iniciando…',
};
