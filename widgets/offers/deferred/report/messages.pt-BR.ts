/** What a report about an offer says. */
export const messages = {
  title: 'O que há de errado com esta oferta?',
  reason: 'Motivo',
  choose: 'Selecione',
  reasonMissing: 'Selecione um motivo',
  comment: 'Comentário',
  email: 'E-mail para resposta',
  optional: '(opcional)',
  send: 'Enviar aviso',
  sending: 'Enviando…',
  sent: 'Recebemos seu aviso. Vamos verificar a oferta.',
  reasonsFailed: 'Não foi possível carregar os motivos.',
};
export type Messages = typeof messages;
