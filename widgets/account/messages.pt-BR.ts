export const messages = {
  heading: 'Minha conta',
  purpose: 'Entre para ver os seus dados, os seus carros e os seus cartões.',
};
export type Messages = typeof messages;
