import { useMessages } from '../../core/host-context';
import { type MomentMessages, texts } from './messages';

/** The texts of dates, times and ranges; also for the rules of a form (field-messages). */
export const useMomentMessages = (): MomentMessages => useMessages(texts);
