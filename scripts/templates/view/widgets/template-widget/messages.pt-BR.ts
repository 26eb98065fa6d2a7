export const messages = {
  heading: 'Novidade',
  text: 'Conheça o que preparamos para você.',
  more: 'Ver detalhes',
};
export type Messages = typeof messages;
