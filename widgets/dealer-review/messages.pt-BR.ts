export const messages = {
  heading: 'Avalie a concessionária',
};
export type Messages = typeof messages;
