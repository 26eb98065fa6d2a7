import { useStoreAfterPaint } from '#ui/hooks/use-store-selector';
import { $car } from '../car-store';
import { hasConfigurator } from './has-configurator';
import { retryLoadCar } from './load-car';
import { restoreCar } from './restore-car';

/** The page's current car, for a first view that shows it once its store has loaded. */
export const shownCar = { $car, hasConfigurator, restoreCar, retryLoadCar, useStoreAfterPaint };
