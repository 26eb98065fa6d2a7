/** Messages of signing in, signing up and passwords. */
export const messages = {
  email: 'E-mail',
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
  sendingCode: 'Enviando…',
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
export type AccountMessages = typeof messages;
