import type { SessionMessages } from './messages.pt-BR';

export const messages: SessionMessages = {
  signIn: 'Ingresar a mi cuenta',
  newTab: '(se abre en una pestaña nueva)',
  askSite: 'Ingresá a tu cuenta en este sitio y volvé a esta página.',
  expired: 'Tu sesión terminó. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.',
  identityEnded:
    'Para esta área tenés que ingresar de nuevo. En el resto del sitio tu cuenta sigue abierta, y no se perdió nada de lo que escribiste.',
  back: 'Listo, ingresaste a tu cuenta. Seguí donde estabas.',
  sendNow: 'Enviar ahora',
  asGuest: 'Continuar sin ingresar',
  loading: 'Cargando tu cuenta…',
  refused: 'Tu cuenta no tiene permiso para esta área. Si la necesitás, hablá con el administrador.',
  readOnly: 'Tu cuenta puede consultar esta área, pero no modificarla: el servidor rechaza los cambios.',
};
