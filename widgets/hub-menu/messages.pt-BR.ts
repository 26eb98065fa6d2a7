export const messages = { label: 'Seções da página' };
export type Messages = typeof messages;
