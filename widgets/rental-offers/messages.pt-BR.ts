export const messages = {
  heading: 'Carro por assinatura',
};
export type Messages = typeof messages;
