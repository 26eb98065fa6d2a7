import { atom, type ReadableAtom } from 'nanostores';
import { pageSingleton } from '#page/core/page-singleton';
import { bearer } from '#page/session/session';
import { whenConsented } from '#page/settings/consent';
import type { GarageCar } from '#services/entities/garage';
import { addVisitedCar } from '#services/garage';
import { isKind } from '#services/http/problem';
import { $session } from '../session/session';

/** A version as the garage keeps it. */
export interface VisitedVersion {
  mvsCode: string;
  year?: number | null | undefined;
}

/** Tries of a version in a session: the second one at the next look. */
const TRIES = 2;

/** By session and version: how often it was tried; TRIES once nothing is left to do. */
const tries = pageSingleton('notedVisits', () => new Map<string, number>());

const latest = pageSingleton('$visitedCar', () => atom<GarageCar | null>(null));
/** The car that the garage has noted last on this page, for a list of visited cars. */
export const $visitedCar: ReadableAtom<GarageCar | null> = latest;

/** Notes a version among the visited cars (GAR-06), once per session; silent, whatever happens. */
async function note({ mvsCode, year }: VisitedVersion, serial: number): Promise<void> {
  const isSame = () => !!bearer() && $session.get().serial === serial;
  const key = `${serial} ${mvsCode} ${year ?? ''}`;
  const before = tries.get(key) ?? 0;
  if (before >= TRIES || !isSame()) return;
  // Another look meanwhile is none.
  tries.set(key, TRIES);
  try {
    const car = await addVisitedCar({ body: { mvsCode, ...(year && { year }) } });
    if (isSame()) latest.set(car);
  } catch (error) {
    // One that is there already is noted.
    if (!isKind(error, 'conflict')) tries.set(key, before + 1);
  }
}

/**
 * Notes the version for the session that there is, and for each later one while the visitor looks at it, with the page's
 * consent to analytics (spec cars#garage). Until the visitor has decided on it the look waits; a denial drops it.
 */
export function noteVisits(version: VisitedVersion, signal: AbortSignal): void {
  if (signal.aborted || !version.mvsCode) return;
  let noted = 0;
  const stop = $session.subscribe(({ state, serial }) => {
    if (state !== 'signedIn' || serial === noted) return;
    noted = serial;
    whenConsented('analytics_storage', () => void note(version, serial));
  });
  signal.addEventListener('abort', stop);
}
