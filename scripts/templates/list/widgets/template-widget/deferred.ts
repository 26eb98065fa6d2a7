import { List } from './deferred/List';

/** What the first view leaves to this chunk: the call and the list. */
export const deferredParts = { List };
