import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { GarageCar } from '#services/entities/garage';
import { listOwnedCars } from '#services/garage';
import { useHost } from '#ui/core/host-context';
import type { Query } from '#ui/hooks/use-query';
import { useResource } from '#ui/resource/use-resource';
import { $session, readSession } from '../session/session';
import { onOwnedCarsChange } from './owned-cars-change';

/**
 * Loads the cars that the signed-in visitor owns, once per session: another account has others (GAR-01). After vt-garage has
 * changed them they load again; those known stay meanwhile.
 */
export function useOwnedCars(): Query<readonly GarageCar[]> {
  const { signal } = useHost();
  const { state, serial } = useStore($session);
  const isSignedIn = state === 'signedIn';
  // A page may have set the cookies without an event since another widget read them.
  useEffect(() => readSession(), []);
  const [changes, setChanges] = useState(0);
  useEffect(() => onOwnedCarsChange(() => setChanges((count) => count + 1)), []);
  return useResource({ key: isSignedIn ? `owned ${serial}` : undefined, revision: changes }, () =>
    listOwnedCars({}, { signal }),
  );
}

/** Returns a car's name for readers: its nickname, else what it is. */
export const ownedCarName = ({ nickname, modelName, versionName, mvsCode, year }: GarageCar): string =>
  nickname || [modelName || mvsCode, versionName, year].filter(Boolean).join(' ');
