export const messages = {
  heading: 'Meus dados',
  purpose: 'Entre para ver e completar os seus dados.',
};
export type Messages = typeof messages;
