import { CurrentCar } from './deferred/CurrentCar';

/** The page's car as far as there is one, in one chunk: stores, services. */
export const summaryModule = { CurrentCar };
