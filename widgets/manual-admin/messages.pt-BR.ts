export const messages = {
  heading: 'Manuais dos carros',
  purpose: 'Entre com a sua conta da equipe para administrar os manuais.',
};
export type Messages = typeof messages;
