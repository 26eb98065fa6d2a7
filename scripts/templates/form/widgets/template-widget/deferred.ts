import { FormMessages } from '../../src/ui/FormMessages';
import { check } from './deferred/rules';
import { Sent } from './deferred/Sent';
import { send } from './deferred/send';

/** What the form needs once it is used, in one chunk: rules, sending and the views about them. */
export const deferredParts = { FormMessages, Sent, check, send };
