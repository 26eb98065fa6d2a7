import { Scheduling } from './deferred/Scheduling';

/** The chunk that loads after the first view: the form and its calls. */
export const deferredParts = { Scheduling };
