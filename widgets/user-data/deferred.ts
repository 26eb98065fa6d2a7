import { Completion } from './deferred/Completion';

/** The chunk that loads after the first view: the account and the form. */
export const deferredParts = { Completion };
