/** What the widget says once it is used. */
export const messages = {
  details: 'Fale com uma concessionária para saber mais.',
};
export type Messages = typeof messages;
