import { Area } from './deferred/Area';

/** The chunk that loads after the first view: the sections' navigation. */
export const deferredParts = { Area };
