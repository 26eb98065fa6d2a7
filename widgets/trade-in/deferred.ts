import { ValueCar } from './deferred/ValueCar';

/** The chunk that loads after the first view: the form, the calls and the result. */
export const deferredParts = { ValueCar };
