import { contactFailed, contactSent } from '#domain/core/messages.pt-BR';

/** What the widget says once it is used. */
export const messages = {
  reasonMissing: 'Escolha o motivo do contato',
  messageMissing: 'Escreva a sua mensagem',
  dealerMissing: 'Escolha a concessionária',
  chooseDealer: 'Escolher concessionária',
  changeDealer: 'Trocar concessionária',
  popupSent: contactSent,
  popupFailed: contactFailed,
  sent: 'Recebemos sua mensagem',
  sentTo: 'Ela foi enviada a {dealer}, que responderá por e-mail.',
  sentHint: 'Responderemos por e-mail.',
  protocol: 'Protocolo',
  again: 'Enviar outra mensagem',
};
export type Messages = typeof messages;
