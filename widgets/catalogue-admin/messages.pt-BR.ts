export const messages = {
  heading: 'Catálogo',
  purpose: 'Entre com a sua conta da equipe para administrar o catálogo da marca.',
};
export type Messages = typeof messages;
