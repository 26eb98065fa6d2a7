export const messages = { heading: 'Quiz' };
export type Messages = typeof messages;
