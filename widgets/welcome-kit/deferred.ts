import { Kit } from './deferred/Kit';
import { orderId } from './deferred/order-id';

/** The chunk that loads after the first view: the calls and the form. */
export const deferredParts = { Kit, orderId };
