export const messages = {
  heading: 'Meus pedidos',
  purpose: 'Entre para acompanhar os seus pedidos.',
};
export type Messages = typeof messages;
