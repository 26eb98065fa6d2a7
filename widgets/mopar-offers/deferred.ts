import { List } from './deferred/List';

/** The chunk that loads after the first view: the call and the list. */
export const deferredParts = { List };
