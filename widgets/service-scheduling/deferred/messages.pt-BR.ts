/** What the widget says once it is used. */
export const messages = {
  messageMissing: 'Escreva sua mensagem',
  sent: 'Mensagem enviada',
  sentHint: 'Responderemos em breve.',
  protocol: 'Seu protocolo é {protocol}.',
};
export type Messages = typeof messages;
