export const messages = {
  heading: 'Minha conta',
  purpose: 'Entre para ver seus dados, seus carros e seus cartões.',
};
export type Messages = typeof messages;
