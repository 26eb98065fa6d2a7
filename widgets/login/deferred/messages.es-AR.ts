import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  userMissing: 'Ingresá tu correo electrónico o DNI',
  userInvalid: 'Ingresá un correo electrónico o DNI válido',
  failed: sharedMessages.login,
  wrong: 'Correo electrónico, DNI o contraseña incorrectos. Revisalos e intentá de nuevo.',
  blocked: 'Esta cuenta no puede ingresar ahora. Comunicate con atención al cliente.',
  cancelled: 'Se canceló el ingreso con la otra cuenta.',
  foreign: 'No pudimos confirmar de dónde vino este ingreso. Empezá de nuevo desde esta página.',
  socialFailed: 'No se pudo ingresar con la otra cuenta. Intentá de nuevo o usá tu contraseña.',
  opening: 'Abriendo la página de {provider}…',
  hello: 'Hola, {name}',
  helloAny: 'Ingresaste a tu cuenta',
  signedIn: 'Ingresaste a tu cuenta en este sitio.',
  returning: 'Volviendo a la página en la que estabas…',
  goOn: 'Continuar',
  account: 'Mi cuenta',
  signOut: 'Salir de la cuenta',
};
