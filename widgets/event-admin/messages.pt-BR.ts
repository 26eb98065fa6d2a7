export const messages = {
  heading: 'Participantes dos eventos',
  purpose: 'Entre com a sua conta da equipe para ver e remover participantes dos eventos.',
};
export type Messages = typeof messages;
