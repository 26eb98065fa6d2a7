export const messages = {
  heading: 'Como está o seu usado?',
};
export type Messages = typeof messages;
