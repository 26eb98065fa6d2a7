export const messages = {
  heading: 'Regiões',
  purpose: 'Entre com a sua conta da equipe para administrar as regiões das promoções.',
};
export type Messages = typeof messages;
