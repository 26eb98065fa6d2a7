export const messages = {
  heading: 'Opiniões sobre a concessionária',
};
export type Messages = typeof messages;
