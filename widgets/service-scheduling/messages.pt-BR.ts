export const messages = {
  heading: 'Agendamento de serviço',
};
export type Messages = typeof messages;
