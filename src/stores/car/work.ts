import { whenChosen } from './choose';
import { keepCar } from './keep';
import { dropLink } from './link';
import { chooseVersion, openCar } from './open';
import { followCar } from './prices';

/** Prices follow the car, the browser keeps it, and a link's car that was changed is no longer the link's. */
function start(): void {
  followCar();
  keepCar();
  whenChosen((byVisitor) => byVisitor && dropLink());
}

/** What opens a car, with the rules and the prices behind it: nobody needs it before there is one. */
export const work = { start, openCar, chooseVersion };
