export const messages = {
  heading: 'Atualizações de recall',
  purpose: 'Entre com a sua conta da equipe para criar e acompanhar atualizações de software de recall.',
};
export type Messages = typeof messages;
