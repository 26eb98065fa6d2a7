import { type CarLink, parseCarText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { writeAddress } from '#page/address/write-address';

/** Returns the car in the page's URL; null if there is none. */
export const linkedCar = (): CarLink | null =>
  parseCarText(new URLSearchParams(location.search).get(CAR_PARAMETER));

/** Removes the car from the page's URL: a reload must restore the visitor's changes. */
export function removeLinkedCar(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(CAR_PARAMETER)) return;
  url.searchParams.delete(CAR_PARAMETER);
  writeAddress(url);
}
