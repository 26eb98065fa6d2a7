import { Lists } from './deferred/Lists';

/** The chunk that loads after the first view: the calls and the lists. */
export const deferredParts = { Lists };
