/** What the comparator says before its work is there; the rest loads with it. */
export const messages = {
  heading: 'Compare as versões',
};

export type Messages = typeof messages;
