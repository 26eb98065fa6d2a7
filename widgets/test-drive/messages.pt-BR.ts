export const messages = {
  heading: 'Agendamento de test drive',
};
export type Messages = typeof messages;
