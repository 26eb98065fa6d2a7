export const messages = {
  heading: 'Fale com a gente',
  name: 'Nome completo',
  email: 'E-mail',
  message: 'Mensagem',
  send: 'Enviar',
  sending: 'Enviando…',
};
export type Messages = typeof messages;
