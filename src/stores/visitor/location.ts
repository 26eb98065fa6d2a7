import { atom, type ReadableAtom } from 'nanostores';
import { array, type InferOutput, literal, looseObject, optional, string, union } from 'valibot';
import { pageSingleton } from '../../page/core/page-singleton';
import { type Cell, persisted } from '../../page/settings/storage';
import { degrees } from '../../services/entities/fields';

/**
 * Where the visitor is (spec places#location). cityCode is the IBGE code in Brazil. longitude and latitude are the city's, in
 * degrees; a position measured by the browser is never kept here.
 */
export const locationRecord = looseObject({
  countryCode: union([literal('BR'), literal('AR')]),
  stateCode: string(),
  /** Where the code alone would tell a visitor nothing, as in Argentina. */
  stateName: optional(string()),
  cityName: string(),
  cityCode: string(),
  longitude: degrees,
  latitude: degrees,
  influenceAreas: optional(array(looseObject({ id: string(), code: string(), brandName: string() })), []),
  regionals: optional(array(looseObject({ regionalId: string(), brandName: string() })), []),
});
export type Location = InferOutput<typeof locationRecord>;

const location = pageSingleton('$location', () => atom<Location | null>(null));
/** The chosen place, null until one is chosen or restored. */
export const $location: ReadableAtom<Location | null> = location;

const cell = (): Cell<Location> => persisted('location', locationRecord);

/** The visitor chose a place: kept for four hours, or as the page's cache-ttl says (spec places#location). */
export function setLocation(value: Location): void {
  location.set(value);
  cell().save(value);
}

export function clearLocation(): void {
  location.set(null);
  cell().clear();
}

/** Brings back the place chosen earlier, if nobody chose one since; safe to call from every widget. */
export function restoreLocation(country?: string): void {
  const kept = location.get() ?? cell().load();
  // A place of another country is of no use on this page (the brands' sites share their host).
  if (kept && (!country || kept.countryCode === country)) location.set(kept);
}
