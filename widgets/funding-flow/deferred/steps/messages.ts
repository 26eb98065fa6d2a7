import { messages as first } from '../shell/messages';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** With those of the first step. */
export const messages = { 'pt-BR': { ...first['pt-BR'], ...pt }, 'es-AR': { ...first['es-AR'], ...es } };
