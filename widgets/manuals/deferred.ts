import { Library } from './deferred/Library';

/** The chunk that loads after the first view: the calls, the list and an opened manual. */
export const deferredParts = { Library };
