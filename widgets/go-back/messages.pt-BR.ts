export const messages = { back: 'Voltar' };
export type Messages = typeof messages;
