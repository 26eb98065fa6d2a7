import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { GarageCar } from '#services/entities/garage';
import { listOwnedCars } from '#services/garage';
import { useHost } from '#ui/core/host-context';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { $session, readSession } from '../session/session';

/** Loads the cars that the signed-in visitor owns, once per session: another account has others (GAR-01). */
export function useOwnedCars(): Query<readonly GarageCar[]> {
  const { signal } = useHost();
  const { state, serial } = useStore($session);
  const isSignedIn = state === 'signedIn';
  // A page may have set the cookies without an event since another widget read them.
  useEffect(() => readSession(), []);
  return useQuery(() => listOwnedCars({}, { signal }), isSignedIn ? `owned ${serial}` : undefined);
}

/** Returns a car's name for readers: its nickname, else what it is. */
export const ownedCarName = ({ nickname, modelName, versionName, mvsCode, year }: GarageCar): string =>
  nickname || [modelName || mvsCode, versionName, year].filter(Boolean).join(' ');
