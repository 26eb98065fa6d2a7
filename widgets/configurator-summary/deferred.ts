import { CurrentCar } from './deferred/CurrentCar';

/** The summary of a car, in one chunk: stores, services, the rows. */
export const summaryModule = { CurrentCar };
