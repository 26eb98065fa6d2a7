export const messages = {
  heading: 'Assinatura do programa',
  purpose: 'Entre na sua conta para ver os planos e a sua assinatura.',
};
export type Messages = typeof messages;
