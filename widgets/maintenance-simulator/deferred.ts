import { Simulator } from './deferred/Simulator';

/** The chunk that loads after the first view: the form, the plan and their calls. */
export const deferredParts = { Simulator };
