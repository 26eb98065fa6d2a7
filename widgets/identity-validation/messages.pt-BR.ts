export const messages = {
  heading: 'Validação de identidade',
  purpose: 'Entre na sua conta para validar a sua identidade.',
};
export type Messages = typeof messages;
