export const messages = {
  heading: 'Liberar cupons usados',
  purpose: 'Entre com a sua conta da equipe para liberar cupons usados.',
};
export type Messages = typeof messages;
