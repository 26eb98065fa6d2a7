import { useEffect } from 'react';
import type { GarageKind } from '#domain/vehicle/vehicle-kinds';
import { $visitedCar } from '#features/car/note-visit';
import { useAccountRows } from '#features/session/use-account-content';
import type { GarageCar } from '#services/entities/garage';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { type ListedCar, loadCars } from './garage-calls';

/** A list of the garage. */
export interface Cars {
  cars?: readonly ListedCar[] | undefined;
  failed: boolean;
  reload(): void;
  /** Shows a change that the service has made, the car first; an answer under way does not undo it. */
  put(car: GarageCar): void;
  drop(id: string): void;
  setMain(id: string): void;
}

/** Loads a list, once per session: another account has another garage. */
export function useCars(kind: GarageKind): Cars {
  const { signal } = useHost();
  const { items, failed, retry, change, drop } = useCollection(useAccountRows('gate'), () =>
    loadCars(kind, signal),
  );
  const put = (car: GarageCar) =>
    change((cars) => {
      const before = cars.find(({ id }) => id === car.id);
      const others = cars.filter(({ id }) => id !== car.id);
      return [
        { ...car, isMain: !!car.exclusive || !!before?.isMain },
        ...others.map((each) => (car.exclusive ? { ...each, isMain: false } : each)),
      ];
    });
  const putVisited = useLatest(put);
  // The car that the visitor looks at on this very page.
  useEffect(
    () => (kind === 'visited' ? $visitedCar.listen((car) => car && putVisited.current(car)) : undefined),
    [kind],
  );
  return {
    cars: items,
    failed,
    reload: retry,
    put,
    drop(id) {
      drop(id);
      // The service chooses the next main car.
      if (items?.some((car) => car.id === id && car.isMain)) retry();
    },
    setMain: (mainId) => change((cars) => cars.map((car) => ({ ...car, isMain: car.id === mainId }))),
  };
}
