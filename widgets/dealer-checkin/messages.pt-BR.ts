export const messages = {
  heading: 'Check-in na concessionária',
};
export type Messages = typeof messages;
