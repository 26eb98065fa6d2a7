export const messages = {
  heading: 'Quanto vale o seu usado?',
};
export type Messages = typeof messages;
