import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';

/** Messages of every view that failed to load or send. */
export const failureMessages = {
  'pt-BR': {
    generic: ptBR.generic,
    kept: 'Nada do que você digitou foi perdido.',
    notLoaded: ptBR.notLoaded,
    retry: ptBR.retry,
  },
  'es-AR': {
    generic: esAR.generic,
    kept: 'No se perdió nada de lo que escribiste.',
    notLoaded: esAR.notLoaded,
    retry: esAR.retry,
  },
};
