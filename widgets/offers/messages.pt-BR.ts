export const messages = {
  heading: 'Ofertas',
};
export type Messages = typeof messages;
