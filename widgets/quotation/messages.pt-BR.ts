export const messages = {
  heading: 'Cotação',
  purpose: 'Entre com a sua conta de vendedor para fazer e reabrir cotações.',
};
export type Messages = typeof messages;
