import { CurrentCar } from './deferred/CurrentCar';

/** What the summary shows once there may be a car, in one chunk: stores, services, the rows. */
export const summaryModule = { CurrentCar };
