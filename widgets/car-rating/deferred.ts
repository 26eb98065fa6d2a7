import { RateCar } from './deferred/RateCar';

/** The chunk that loads after the first view: the form, the calls and the rating. */
export const deferredParts = { RateCar };
