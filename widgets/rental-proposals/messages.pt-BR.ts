export const messages = {
  heading: 'Minhas propostas de locação',
  purpose: 'Entre na sua conta para acompanhar as suas propostas de locação.',
};
export type Messages = typeof messages;
