import type { CarLink } from '#domain/car/link';
import { noCar, PRICE_QUERIES, setCar, setCarOptions } from '../car-store';
import { removeLinkedCar } from '../current/car-link';
import { currentCodes } from '../current/current-codes';
import { clearSavedCar } from '../current/saved-car';
import { cancelPrices } from '../price-requests';
import { forgetChoices } from './choices';

/** Leaves the page without a car, in its address too; a saved configuration stays saved. */
export function unloadCar(): void {
  cancelPrices(PRICE_QUERIES);
  forgetChoices();
  setCarOptions(null);
  setCar(noCar());
  removeLinkedCar();
}

/** Leaves the page without a car, stored or linked; returns its codes, with which it can be opened again. */
export function closeCar(): CarLink | null {
  const codes = currentCodes();
  unloadCar();
  clearSavedCar();
  return codes;
}
