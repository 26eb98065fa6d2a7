export const messages = {
  heading: 'Erros de integração',
  purpose: 'Entre com a sua conta da equipe para tratar os erros de integração.',
};
export type Messages = typeof messages;
