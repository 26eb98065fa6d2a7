import { FormMessages } from '../../src/ui/FormMessages';
import { FormEffects } from './deferred/FormEffects';
import { messages } from './deferred/messages';
import { check } from './deferred/rules';
import { Started } from './deferred/Started';
import { start } from './deferred/start';

/** What the form needs once it is used, in one chunk: rules, sending, prefilling and the views about them. */
export const conversationModule = { FormEffects, FormMessages, Started, check, messages, start };
