export const messages = {
  heading: 'Recompensas',
};
export type Messages = typeof messages;
