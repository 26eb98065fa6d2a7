import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { GarageKind } from '../../../src/domain/lists/vehicle';
import { latestRequest } from '../../../src/domain/standalone/latest-request';
import { $visitedCar } from '../../../src/features/car/note-visit';
import { $session } from '../../../src/features/session/session';
import type { GarageCar } from '../../../src/services/entities/garage';
import { useHost } from '../../../src/ui/core/host-context';
import { type LoadedCars, loadCars } from './garage-calls';

interface CarsState extends Partial<LoadedCars> {
  failed?: boolean;
}

/** A list of the garage. */
export interface Cars extends CarsState {
  reload(): void;
  /** Shows a change that the service has made; an answer under way does not undo it. */
  put(car: GarageCar): void;
  drop(id: string): void;
  setMain(id: string): void;
}

/**
 * Loads a list, once per session: another account has another garage. What is shown stays while it loads again, and after
 * the session has ended by itself.
 */
export function useCars(kind: GarageKind): Cars {
  const { signal } = useHost();
  const { isSignedIn, serial } = useStore($session);
  const [state, setState] = useState<CarsState>({});
  const [requests] = useState(latestRequest);
  const reload = () => {
    const isLatest = requests.start();
    setState(({ failed: _, ...before }) => before);
    loadCars(kind, signal).then(
      (loaded) => isLatest() && setState(loaded),
      () => isLatest() && setState((before) => ({ ...before, failed: true })),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session
  useEffect(() => {
    if (isSignedIn) reload();
    return requests.drop;
  }, [isSignedIn, serial]);
  /** Without a list there is nothing to change: it is loaded. */
  const change = (next: (loaded: LoadedCars) => LoadedCars) => {
    const { cars, mainId = '' } = state;
    if (!cars) return reload();
    requests.drop();
    setState(({ cars: now = cars, mainId: main = mainId }) => next({ cars: now, mainId: main }));
  };
  const put = (car: GarageCar) =>
    change(({ cars, mainId }) => ({
      cars: [car, ...cars.filter(({ id }) => id !== car.id)],
      mainId: car.exclusive ? car.id : mainId,
    }));
  const putVisited = useRef(put);
  putVisited.current = put;
  // The car that the visitor looks at on this very page.
  useEffect(
    () => (kind === 'visited' ? $visitedCar.listen((car) => car && putVisited.current(car)) : undefined),
    [kind],
  );
  return {
    ...state,
    reload,
    put,
    drop(id) {
      change(({ cars, mainId }) => ({ cars: cars.filter((car) => car.id !== id), mainId }));
      // The service chooses the next main car.
      if (id === state.mainId) reload();
    },
    setMain: (mainId) => change(({ cars }) => ({ cars, mainId })),
  };
}
