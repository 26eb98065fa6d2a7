import { onwardLink } from '../../car/onward-link';
import { restoreVisitCar } from './restore-visit-car';
import { VisitNote } from './VisitNote';

/** The chunk that forms load for a visitor who comes with a car or an offer. */
export { onwardLink, restoreVisitCar, VisitNote };
