import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';

/** Messages after the first use; the specification's own where it gives them (spec leads#messaging-bot-start). */
const pt = {
  notOnWhatsapp: 'Este número não tem WhatsApp',
  failed: sharedPt.whatsappFailed,
  started: 'Conversa iniciada',
  startedHint: 'Continue no seu WhatsApp.',
  open: 'Abrir a conversa',
};

const es: typeof pt = {
  notOnWhatsapp: 'Este número no tiene WhatsApp',
  failed: sharedEs.whatsappFailed,
  started: 'Conversación iniciada',
  startedHint: 'Seguí en tu WhatsApp.',
  open: 'Abrir la conversación',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
