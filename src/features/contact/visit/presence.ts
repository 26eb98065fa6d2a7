import { useEffect, useState } from 'react';
import { unknown } from 'valibot';
import { CAR_PARAMETER, SAVED_CAR_CELL, SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import { persisted } from '#page/settings/storage';
import { sleep } from '#services/http/sleep';
import { $car } from '../../car/car-store';
import type { CarSource } from '../page-car';

const lifetime = () => SAVED_CAR_LIFETIME;
const isSavedIn = (area: 'sessionStorage' | 'localStorage'): boolean =>
  persisted(SAVED_CAR_CELL.name, unknown(), { ...SAVED_CAR_CELL, area, lifetime }).load() !== undefined;

/**
 * Whether there may be a car or an offer of another page, or of this one: an address names it, or the car is saved.
 * Small: what it is loads afterwards.
 */
export const maybeVisitCar = (): boolean =>
  $car.get().status !== 'empty' ||
  !!$car.get().lastViewedOffer ||
  new URLSearchParams(location.search).has(CAR_PARAMETER) ||
  isSavedIn('sessionStorage') ||
  isSavedIn('localStorage');

/** Returns whether there may be one, now that the page's car is what it is. */
export function useMaybeVisitCar(): boolean {
  const [mayCome, setMayCome] = useState(maybeVisitCar);
  useEffect(() => $car.subscribe(() => setMayCome(maybeVisitCar())), []);
  return mayCome;
}

// Only visitors who come with a car or an offer load it.
export const loadVisit = () => import('./visit-parts');

/** Milliseconds that sending waits for the car of another page at most (ours): a lead without it is better than none. */
const CAR_WAIT = 3000;

/** Resolves when the car of another page has become this page's, could not be loaded, or takes too long. Never rejects. */
export async function whenCarKnown(source: CarSource, element: EventTarget): Promise<void> {
  if (!maybeVisitCar()) return;
  const restored = loadVisit().then(({ restoreVisitCar }) => restoreVisitCar(source, element));
  await Promise.race([restored.catch(() => {}), sleep(CAR_WAIT)]);
}
