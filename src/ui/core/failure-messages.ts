import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';

/** What every view says that could not be loaded or sent. */
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
