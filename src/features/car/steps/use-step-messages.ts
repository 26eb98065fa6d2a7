import { useMessages } from '#ui/core/host-context';
import { type StepMessages, texts } from './messages';

/** The messages of these steps by language. */
export const stepMessages = { 'pt-BR': texts['pt-BR'], 'es-AR': texts['es-AR'] };

/** The messages of these steps in the page's language. */
export const useStepMessages = (): StepMessages => useMessages(texts);
