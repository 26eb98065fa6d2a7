export const messages = {
  heading: 'Eventos',
  purpose: 'Entre na sua conta para ver os eventos e se inscrever.',
};
export type Messages = typeof messages;
