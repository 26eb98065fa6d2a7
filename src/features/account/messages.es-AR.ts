import type { AccountMessages } from './messages.pt-BR';

export const messages: AccountMessages = {
  email: 'Correo electrónico',
  code: 'Código de 6 números',
  completesItself: 'Con los 6 números, la confirmación se envía sola.',
  codeMissing: 'Ingresá el código que te enviamos por correo electrónico',
  confirmTitle: 'Confirmá tu correo electrónico',
  confirmHint:
    'Enviamos un código a {email}. Si no llega en unos minutos, revisá la carpeta de correo no deseado.',
  askedHint:
    'Si existe una cuenta con {email}, el código llega en unos minutos. Revisá también la carpeta de correo no deseado.',
  askEmail:
    'Tu cuenta espera la confirmación del correo electrónico. Ingresá el de la cuenta: te enviamos un código.',
  sendCode: 'Enviar el código',
  sendingCode: 'Enviando…',
  backToSignIn: 'Volver al ingreso',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  changeEmail: 'Corregir el correo electrónico',
  resend: 'Enviar otro código',
  sent: 'Te enviamos un código por correo electrónico.',
  resent: 'Te enviamos otro código.',
  resendWait: 'Te enviamos un código hace poco. Esperá un momento antes de pedir otro.',
  resendIn: 'Podés pedir otro código en {count}\u00a0s.',
  notResent: 'No se pudo enviar otro código. Intentá de nuevo.',
  tooMany: 'Demasiados intentos. Esperá unos minutos e intentá de nuevo.',
  cookies: 'Tu navegador bloquea las cookies de este sitio. Permití las cookies para ingresar a tu cuenta.',
};
