/** A configuration stored in the visitor's browser (spec cars#saved-configuration). */
import type { Brand } from '../core/brands';

/** The query parameter of a configured car (domain/car/link.ts). */
export const CAR_PARAMETER = 'vt-car';
/** Name and version of the stored configuration (features/car/current/saved-car.ts). */
export const SAVED_CAR_CELL = { name: 'car', version: 2 } as const;

/** Lifetime of a saved configuration in milliseconds: four hours (spec cars#saved-configuration). */
export const SAVED_CAR_LIFETIME = 14_400_000;
/**
 * How long its choices can begin a new one after that, in milliseconds: 30 days (ours). They are codes only, and prices are
 * requested anew (spec cars#saved-configuration).
 */
export const OFFERED_CAR_LIFETIME = 30 * 86_400_000;
/** The default brand of a current car (spec cars#current-car). */
export const DEFAULT_CAR_BRAND: Brand = 'fiat';

/** The fields that decide whether it is usable; savedAt in milliseconds since 1970. */
export interface SavedCar {
  savedAt: number;
  mvs?: { code?: string | null } | null;
  location?: SavedPlace | null;
}

/** Where a car was configured, or where the visitor is; the state and the city as far as they are known. */
export interface SavedPlace {
  countryCode?: string | null | undefined;
  stateCode?: string | null | undefined;
  cityCode?: string | null | undefined;
}

/** Whether two places may be the same: nothing that both know differs. */
export const isSamePlace = (one: SavedPlace, other: SavedPlace): boolean =>
  (['countryCode', 'stateCode', 'cityCode'] as const).every(
    (part) => !one[part] || !other[part] || one[part] === other[part],
  );

/**
 * Whether it has an MVS code and a place with a country, and is less than four hours old (spec cars#saved-configuration).
 * place: the visitor's, if it is known; in another one prices, stock and offers are others.
 */
export function isUsable(
  { savedAt, mvs, location }: SavedCar,
  options: { now?: Date; place?: SavedPlace | null } = {},
): boolean {
  const { now = new Date(), place } = options;
  const age = now.getTime() - savedAt;
  const isHere = !!location?.countryCode && (!place || isSamePlace(location, place));
  return !!mvs?.code && isHere && age >= 0 && age < SAVED_CAR_LIFETIME;
}
