import { onChoicesChange } from './choices/choices';
import { closeCar, unloadCar } from './choices/close-car';
import { chooseVersion, openCar } from './choices/open-car';
import { removeLinkedCar } from './current/car-link';
import { followVisitor } from './current/follow-visitor';
import { persistCar } from './persist-car';
import { followCar } from './prices';

/** A car from a link that the visitor has changed is no longer the link's. */
const dropChangedLink = (byVisitor: boolean): void => {
  if (byVisitor) removeLinkedCar();
};

/**
 * Starts loading prices, saving the car and removing a changed link's car from the URL. Repeated calls have no effect.
 */
function start(): void {
  followCar();
  followVisitor();
  persistCar();
  onChoicesChange(dropChangedLink);
}

/**
 * The module that loads and changes a car, with its rules and prices, in one chunk: not needed before there is a car.
 */
export const carModule = { start, openCar, chooseVersion, closeCar, unloadCar };
