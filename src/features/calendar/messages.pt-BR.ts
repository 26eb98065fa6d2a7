export const messages = {
  calendar: 'Adicionar ao calendário',
  saved: 'Arquivo do calendário baixado.',
};
export type Messages = typeof messages;
