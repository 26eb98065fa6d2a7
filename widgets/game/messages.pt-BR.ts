export const messages = {
  heading: 'Jogo do dia',
  purpose: 'Entre na sua conta para jogar uma vez por dia e somar pontos.',
};
export type Messages = typeof messages;
