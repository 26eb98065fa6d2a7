export const messages = {
  heading: 'Cupom de desconto',
};
export type Messages = typeof messages;
