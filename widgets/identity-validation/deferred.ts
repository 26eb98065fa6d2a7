import { Validation } from './deferred/Validation';

/** The chunk that loads after the first view: the calls and the steps. */
export const deferredParts = { Validation };
