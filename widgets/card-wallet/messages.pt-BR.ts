export const messages = {
  heading: 'Meus cartões',
  purpose: 'Entre na sua conta para ver e incluir cartões.',
};
export type Messages = typeof messages;
