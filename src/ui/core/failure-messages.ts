import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';

/** Messages of every view that failed to load or send. */
export const failureMessages = {
  'pt-BR': {
    generic: ptBR.generic,
    kept: 'Nada do que você digitou foi perdido.',
    sessionEnded: 'Sua sessão terminou. Entre de novo, ou envie sem ela',
    notLoaded: ptBR.notLoaded,
    retry: ptBR.retry,
  },
  'es-AR': {
    generic: esAR.generic,
    kept: 'No se perdió nada de lo que escribiste.',
    sessionEnded: 'Tu sesión terminó. Ingresá de nuevo, o enviá sin ella',
    notLoaded: esAR.notLoaded,
    retry: esAR.retry,
  },
};
