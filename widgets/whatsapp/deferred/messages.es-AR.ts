import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  notOnWhatsapp: 'Este número no tiene WhatsApp',
  failed: sharedMessages.whatsappFailed,
  started: 'Conversación iniciada',
  startedHint: 'Seguí en tu WhatsApp.',
  open: 'Abrir la conversación',
};
