export const messages = {
  heading: 'Minha garagem',
  purpose: 'Entre para ver e guardar os seus carros.',
};
export type Messages = typeof messages;
