import type { WritableAtom } from 'nanostores';
import { $location, type Location, locationRecord } from '#features/place/location-store';
import { persisted } from '#page/settings/storage';

/** Forgets the chosen place, as for another visitor; no widget does. */
export function clearLocation(): void {
  ($location as WritableAtom<Location | null>).set(null);
  persisted('location', locationRecord).clear();
}
