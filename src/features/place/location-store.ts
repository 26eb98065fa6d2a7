import { atom, type ReadableAtom } from 'nanostores';
import { array, type InferOutput, literal, looseObject, optional, string, union } from 'valibot';
import { pageSingleton } from '#page/core/page-singleton';
import { type Cell, persisted } from '#page/settings/storage';
import { degrees } from '#services/entities/fields';

/**
 * The visitor's place (spec places#location). cityCode is the IBGE code in Brazil. longitude and latitude are the city's,
 * in degrees; a position measured by the browser is never stored here.
 */
export const locationRecord = looseObject({
  countryCode: union([literal('BR'), literal('AR')]),
  stateCode: string(),
  /** Display name, if the code means nothing to visitors, as in Argentina. */
  stateName: optional(string()),
  cityName: string(),
  cityCode: string(),
  longitude: degrees,
  latitude: degrees,
  influenceAreas: optional(array(looseObject({ id: string(), code: string(), brandName: string() })), []),
  regionals: optional(array(looseObject({ regionalId: string(), brandName: string() })), []),
});
export type Location = InferOutput<typeof locationRecord> & {
  /** The page's brand for which influenceAreas and regionals have been loaded. */
  regionsBrand?: string;
};

const location = pageSingleton('$location', () => atom<Location | null>(null));
/** The chosen place, null until one is chosen or restored. */
export const $location: ReadableAtom<Location | null> = location;

const cell = (): Cell<Location> => persisted('location', locationRecord);

/** Sets the chosen place and stores it for four hours, or for the page's cache-ttl (spec places#location). */
export function setLocation(value: Location): void {
  location.set(value);
  cell().save(value);
}

/** Replaces a restored place by the same with more known of it; what is stored expires as before. */
export const completeLocation = (value: Location): void => location.set(value);

/** Returns the place that was chosen, on this page or earlier, if it is in a country; null if none is known. */
export function knownLocation(country: string): Location | null {
  const known = location.get() ?? cell().load() ?? null;
  return known?.countryCode === country ? known : null;
}

/** Restores the place chosen earlier, unless one has been chosen since; every widget may call it. */
export function restoreLocation(country?: string): void {
  const kept = location.get() ?? cell().load();
  // A place of another country is not valid on this page (the brands' sites share their host).
  if (kept && (!country || kept.countryCode === country)) location.set(kept);
}
