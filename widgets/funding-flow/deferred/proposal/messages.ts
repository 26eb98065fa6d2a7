import { messages as before } from '../steps/messages';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** With those of the steps before. */
export const messages = { 'pt-BR': { ...before['pt-BR'], ...pt }, 'es-AR': { ...before['es-AR'], ...es } };
