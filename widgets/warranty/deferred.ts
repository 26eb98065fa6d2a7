import { OwnedCars } from './deferred/OwnedCars';

/** The chunk that loads after the first view: the calls and the sections. */
export const deferredParts = { OwnedCars };
