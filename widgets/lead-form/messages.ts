import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Words that are the same in both languages. */
const shared = {
  optional: '(opcional)',
  phone: 'Celular',
  allowWhatsApp: 'WhatsApp',
  WHATSAPP: 'WhatsApp',
  SMS: 'SMS',
  send: 'Enviar',
  sending: 'Enviando…',
};

export const messages = { 'pt-BR': { ...shared, ...pt }, 'es-AR': { ...shared, ...es } };
export type Messages = (typeof messages)['pt-BR'];
