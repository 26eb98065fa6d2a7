import { messages as es } from './row-messages.es-AR';
import { messages as pt } from './row-messages.pt-BR';

export const messages = { 'pt-BR': pt, 'es-AR': es };
