export const messages = {
  heading: 'Concessionárias',
};
export type Messages = typeof messages;
