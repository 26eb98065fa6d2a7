import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt, type StepMessages } from './messages.pt-BR';

/** The messages of these steps by language. */
export const stepMessages = { 'pt-BR': pt, 'es-AR': es };

/** The messages of these steps in the page's language. */
export const useStepMessages = (): StepMessages => useMessages(pt, es);
