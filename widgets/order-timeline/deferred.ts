import { Order } from './deferred/Order';

/** The chunk that loads after the first view: the calls and the order's view. */
export const deferredParts = { Order };
