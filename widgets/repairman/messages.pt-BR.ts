export const messages = {
  heading: 'Meu cadastro de reparador',
  purpose: 'Entre com a sua conta de reparador para ver e alterar o seu cadastro.',
};
export type Messages = typeof messages;
