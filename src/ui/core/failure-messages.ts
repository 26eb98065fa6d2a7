import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';

/** Messages of every view that failed to load or send. */
export const failureMessages = {
  'pt-BR': {
    generic: ptBR.generic,
    kept: 'Nada do que você digitou foi perdido.',
    unreached:
      'Confira a sua conexão com a internet. Se você usa um bloqueador de anúncios, desative-o nesta página.',
    notLoaded: ptBR.notLoaded,
    retry: ptBR.retry,
  },
  'es-AR': {
    generic: esAR.generic,
    kept: 'No se perdió nada de lo que escribiste.',
    unreached:
      'Revisá tu conexión a internet. Si usás un bloqueador de anuncios, desactivalo en esta página.',
    notLoaded: esAR.notLoaded,
    retry: esAR.retry,
  },
};
