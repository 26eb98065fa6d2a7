import { Scanner } from './deferred/Scanner';

/** The chunk that loads after the first view: the camera, what was read, and the field to type in. */
export const deferredParts = { Scanner };
