import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  signIn: 'Entrar na minha conta',
  newTab: wordsPt.newTab,
  askSite: 'Entre na sua conta neste site e volte a esta página.',
  expired: 'Sua sessão terminou. Entre de novo para continuar: nada do que você digitou foi perdido.',
  identityExpired:
    'Para esta área você precisa entrar de novo. No restante do site a sua conta continua aberta, e nada do que você digitou foi perdido.',
  back: 'Pronto, você entrou na sua conta. Continue de onde parou.',
  sendNow: 'Enviar agora',
  asGuest: 'Continuar sem entrar',
  loading: 'Carregando sua conta…',
  refused: 'Sua conta não tem permissão para esta área. Se precisar dela, fale com o administrador.',
};

const es: typeof pt = {
  signIn: 'Ingresar a mi cuenta',
  newTab: wordsEs.newTab,
  askSite: 'Ingresá a tu cuenta en este sitio y volvé a esta página.',
  expired: 'Tu sesión terminó. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.',
  identityExpired:
    'Para esta área tenés que ingresar de nuevo. En el resto del sitio tu cuenta sigue abierta, y no se perdió nada de lo que escribiste.',
  back: 'Listo, ingresaste a tu cuenta. Seguí donde estabas.',
  sendNow: 'Enviar ahora',
  asGuest: 'Continuar sin ingresar',
  loading: 'Cargando tu cuenta…',
  refused: 'Tu cuenta no tiene permiso para esta área. Si la necesitás, hablá con el administrador.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
