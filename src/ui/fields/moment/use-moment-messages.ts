import { useMessages } from '../../core/host-context';
import { messages as es } from './messages.es-AR';
import { type MomentMessages, messages as pt } from './messages.pt-BR';

/** The texts of dates, times and ranges; also for the rules of a form (field-messages). */
export const useMomentMessages = (): MomentMessages => useMessages(pt, es);
