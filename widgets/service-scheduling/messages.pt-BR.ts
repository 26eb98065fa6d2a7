export const messages = {
  heading: 'Agende um serviço',
};
export type Messages = typeof messages;
