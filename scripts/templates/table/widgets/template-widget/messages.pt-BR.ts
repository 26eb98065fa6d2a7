export const messages = {
  heading: 'Regiões',
};
export type Messages = typeof messages;
