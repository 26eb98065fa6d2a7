/** What the first view says. */
export const messages = {
  heading: 'Programa de fidelidade',
  purpose: 'Entre para ver os seus pontos, o seu nível e as suas medalhas.',
};
export type Messages = typeof messages;
