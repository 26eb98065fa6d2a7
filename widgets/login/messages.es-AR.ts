import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Ingresar a tu cuenta',
  user: 'Correo electrónico o CPF',
  userArgentina: 'Correo electrónico o DNI',
  password: 'Contraseña',
  signIn: 'Ingresar',
  signingIn: 'Ingresando…',
  forgot: 'Olvidé mi contraseña',
  signUp: 'Crear una cuenta',
  or: 'o',
  withProvider: 'Continuar con {provider}',
};
