import { Review } from './deferred/Review';

/** The chunk that loads after the first view: the calls, the form and the opinions. */
export const deferredParts = { Review };
