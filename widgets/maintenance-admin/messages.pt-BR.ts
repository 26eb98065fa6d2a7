export const messages = {
  heading: 'Manutenção',
  purpose: 'Entre com a sua conta da equipe para a manutenção de contas, reservas, benefícios e dicionário.',
};
export type Messages = typeof messages;
