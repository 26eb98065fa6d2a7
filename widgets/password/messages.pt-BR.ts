export const messages = {
  forgot: 'Criar uma nova senha',
  change: 'Trocar a senha',
  first: 'Criar a sua senha',
  email: 'E-mail',
  emailHint: 'Enviamos um código para o e-mail da sua conta.',
  next: 'Receber o código',
  sending: 'Enviando…',
  loading: 'Carregando…',
};
export type Messages = typeof messages;
