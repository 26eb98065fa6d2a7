import { Steps } from './deferred/Steps';

/** The chunk that loads after the first view: the form, the calls and the status of a request. */
export const deferredParts = { Steps };
