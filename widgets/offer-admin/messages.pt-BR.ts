export const messages = {
  heading: 'Ofertas',
  purpose: 'Entre com a sua conta da equipe para administrar as ofertas da marca.',
};
export type Messages = typeof messages;
