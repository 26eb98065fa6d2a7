export const messages = {
  heading: 'Cadastro para alugar',
  purpose: 'Entre na sua conta para fazer ou atualizar o seu cadastro de locação.',
};
export type Messages = typeof messages;
