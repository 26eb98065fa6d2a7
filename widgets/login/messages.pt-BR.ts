export const messages = {
  heading: 'Entrar na sua conta',
  user: 'E-mail ou CPF',
  userArgentina: 'E-mail ou DNI',
  password: 'Senha',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  forgot: 'Esqueci a minha senha',
  signUp: 'Criar conta',
  or: 'ou',
  withProvider: 'Continuar com {provider}',
};
export type Messages = typeof messages;
