export const messages = {
  heading: 'Meus dados',
  purpose: 'Entre para ver e completar seus dados.',
};
export type Messages = typeof messages;
