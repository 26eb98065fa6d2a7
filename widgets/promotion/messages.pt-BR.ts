export const messages = {
  heading: 'Concessionárias',
  purpose: 'Entre na sua conta para usar esta área.',
};
export type Messages = typeof messages;
