import { Sending } from './deferred/Sending';

/** The chunk that loads after the first view: the calls and the documents. */
export const deferredParts = { Sending };
