export const messages = {
  heading: 'Jogo do dia',
};
export type Messages = typeof messages;
