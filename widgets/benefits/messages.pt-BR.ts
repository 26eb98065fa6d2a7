export const messages = {
  heading: 'Meus benefícios',
  purpose: 'Entre na sua conta para ver e resgatar os seus benefícios.',
};
export type Messages = typeof messages;
