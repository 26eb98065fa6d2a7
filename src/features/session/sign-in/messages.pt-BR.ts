export const messages = {
  signIn: 'Entrar na minha conta',
  newTab: '(abre em nova aba)',
  askSite: 'Entre na sua conta neste site e volte a esta página.',
  expired: 'Sua sessão terminou. Entre de novo para continuar: nada do que você digitou foi perdido.',
  identityEnded:
    'Para esta área você precisa entrar de novo. No restante do site a sua conta continua aberta, e nada do que você digitou foi perdido.',
  back: 'Pronto, você entrou na sua conta. Continue de onde parou.',
  sendNow: 'Enviar agora',
  asGuest: 'Continuar sem entrar',
  loading: 'Carregando sua conta…',
  refused: 'Sua conta não tem permissão para esta área. Se precisar dela, fale com o administrador.',
  readOnly: 'Sua conta pode consultar esta área, mas não alterar: o servidor recusa alterações.',
};
export type SessionMessages = typeof messages;
