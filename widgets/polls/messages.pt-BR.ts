export const messages = {
  heading: 'Enquetes',
  purpose: 'Entre na sua conta para votar nas enquetes e ver os resultados.',
};
export type Messages = typeof messages;
