import * as sharedMessages from '#domain/core/messages.pt-BR';

/** Messages after the first use; the specification's own where it gives them (spec leads#messaging-bot-start). */
export const messages = {
  notOnWhatsapp: 'Este número não tem WhatsApp',
  failed: sharedMessages.whatsappFailed,
  started: 'Conversa iniciada',
  startedHint: 'Continue no seu WhatsApp.',
  open: 'Abrir a conversa',
};
export type Messages = typeof messages;
