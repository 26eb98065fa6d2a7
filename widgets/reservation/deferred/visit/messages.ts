import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const messages = { 'pt-BR': pt, 'es-AR': es };
