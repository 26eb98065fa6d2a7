import type { Messages } from './messages';

export const messages: Messages = {
  heading: 'Hablá por WhatsApp',
  name: 'Nombre',
  phone: 'Celular con WhatsApp',
  start: 'Iniciar conversación',
  starting: 'Iniciando…',
};
