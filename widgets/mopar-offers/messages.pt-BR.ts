export const messages = {
  heading: 'Ofertas de serviços e acessórios',
};
export type Messages = typeof messages;
