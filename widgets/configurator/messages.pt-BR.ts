/** Messages of the placeholder; the others load with the shell. */
export const messages = {
  loading: 'Preparando o configurador…',
};
export type Messages = typeof messages;
