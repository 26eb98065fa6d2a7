/** A configuration stored in the visitor's browser (spec cars#saved-configuration). */
import type { Brand } from '../core/brands';

/** The query parameter of a configured car (domain/car/link.ts). */
export const CAR_PARAMETER = 'vt-car';
/** Name and version of the stored configuration (features/car/current/saved-car.ts). */
export const SAVED_CAR_CELL = { name: 'car', version: 2 } as const;

/** Lifetime of a saved configuration in milliseconds: four hours (spec cars#saved-configuration). */
export const SAVED_CAR_LIFETIME = 14_400_000;
/**
 * How long an older one is offered to the visitor, in milliseconds: 30 days (ours). It has codes only, and its prices are
 * requested anew.
 */
export const OFFERED_CAR_LIFETIME = 30 * 86_400_000;
/** The default brand of a current car (spec cars#current-car). */
export const DEFAULT_CAR_BRAND: Brand = 'fiat';

/** The fields that decide whether it is usable; savedAt in milliseconds since 1970. */
export interface SavedCar {
  savedAt: number;
  mvs?: { code?: string | null } | null;
  location?: { countryCode?: string | null } | null;
}

/** Whether it has an MVS code and a place with a country, and is less than four hours old (spec cars#saved-configuration). */
export function isUsable({ savedAt, mvs, location }: SavedCar, options: { now?: Date } = {}): boolean {
  const age = (options.now ?? new Date()).getTime() - savedAt;
  return !!mvs?.code && !!location?.countryCode && age >= 0 && age < SAVED_CAR_LIFETIME;
}
