export const messages = {
  heading: 'Novidade',
  text: 'Conheça o que preparamos para você.',
  more: 'Ver detalhes',
  purpose: 'Entre na sua conta para usar esta área.',
};
export type Messages = typeof messages;
