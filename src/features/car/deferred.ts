import { whenChosen } from './choices/choices';
import { chooseVersion, openCar } from './choices/open-car';
import { dropLink } from './current/car-link';
import { keepCar } from './persist-car';
import { followCar } from './prices';

/** A link's car that the visitor changed is no longer the link's. */
const leaveLink = (byVisitor: boolean): void => {
  if (byVisitor) dropLink();
};

/** Prices follow the car, the browser keeps it, the link is left behind; once, however often it is called. */
function start(): void {
  followCar();
  keepCar();
  whenChosen(leaveLink);
}

/** What opens a car, with the rules and the prices behind it: nobody needs it before there is one. */
export const work = { start, openCar, chooseVersion };
