import { FormMessages } from '#ui/FormMessages';
import { check } from './deferred/rules';
import { Sent } from './deferred/Sent';
import { send } from './deferred/send';

/** The chunk that loads when the form is used: rules, sending and further views. */
export const deferredParts = { FormMessages, Sent, check, send };
