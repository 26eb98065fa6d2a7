/** What the first view says. */
export const messages = {
  heading: 'Ranking do programa',
  purpose: 'Entre para ver o ranking do programa e a sua posição.',
};
export type Messages = typeof messages;
