import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** Messages of signing in, signing up and passwords. */
const pt = {
  email: wordsPt.email,
  code: 'Código de 6 números',
  completesItself: 'Com os 6 números, a confirmação é enviada sozinha.',
  codeMissing: 'Digite o código que enviamos por e-mail',
  confirmTitle: 'Confirme o seu e-mail',
  confirmHint:
    'Enviamos um código para {email}. Se ele não chegar em alguns minutos, confira a caixa de spam.',
  /** To an address that the visitor has typed here: the words must not tell who has an account. */
  askedHint:
    'Se existe uma conta com {email}, o código chega em alguns minutos. Confira também a caixa de spam.',
  askEmail:
    'A sua conta espera pela confirmação do e-mail. Digite o e-mail da conta: enviamos um código para ele.',
  sendCode: 'Enviar o código',
  sendingCode: wordsPt.sending,
  backToSignIn: 'Voltar para a entrada',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  changeEmail: 'Corrigir o e-mail',
  resend: 'Enviar outro código',
  sent: 'Enviamos um código para o seu e-mail.',
  resent: 'Enviamos outro código.',
  resendWait: 'Enviamos um código há pouco. Aguarde um instante antes de pedir outro.',
  resendIn: 'Você pode pedir outro código em {count}\u00a0s.',
  notResent: 'Não foi possível enviar outro código. Tente novamente.',
  tooMany: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
  cookies: 'O seu navegador bloqueia os cookies deste site. Permita os cookies para entrar na sua conta.',
};

const es: typeof pt = {
  email: wordsEs.email,
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
  sendingCode: wordsEs.sending,
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
