/** Messages of the placeholder; the others are deferred. */
export const messages = {
  heading: 'Compare as versões',
};

export type Messages = typeof messages;
