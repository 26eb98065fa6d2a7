export const messages = {
  heading: 'Avalie o seu usado',
};
export type Messages = typeof messages;
