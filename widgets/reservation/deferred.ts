import { Shell } from './deferred/shell/Shell';

/** The chunk that loads after the first view: the calls and the steps up to the order. */
export const deferredParts = { Shell };
