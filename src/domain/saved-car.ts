/** A configuration kept in the visitor's browser (spec cars#saved-configuration). */
import type { Brand } from './core/brands';

/** Milliseconds a saved configuration stays usable: four hours (spec cars#saved-configuration). */
export const SAVED_CAR_LIFETIME = 14_400_000;
/** The brand of a current car that names none (spec cars#current-car). */
export const DEFAULT_CAR_BRAND: Brand = 'fiat';

/** What decides whether it may be used; savedAt in milliseconds since 1970. */
export interface SavedCar {
  savedAt: number;
  mvs?: { code?: string | null } | null;
  location?: { countryCode?: string | null } | null;
}

/** It has an MVS code, its place has a country, and it is younger than four hours (spec cars#saved-configuration). */
export function isUsable({ savedAt, mvs, location }: SavedCar, options: { now?: Date } = {}): boolean {
  const age = (options.now ?? new Date()).getTime() - savedAt;
  return !!mvs?.code && !!location?.countryCode && age >= 0 && age < SAVED_CAR_LIFETIME;
}

/** Prices of a current car: all of them are fetched again (spec cars#saved-configuration). */
const NO_PRICES = {
  prices: null,
  optionalsTotal: null,
  accessoriesTotal: null,
  servicesTotal: null,
  total: null,
  bonificationTotal: null,
  updatePrice: true,
  loadedFromLocalStorage: true,
} as const;

/** The configuration as it is restored: every price empty. */
export const restored = <T extends SavedCar>(car: T): Omit<T, keyof typeof NO_PRICES> & typeof NO_PRICES => ({
  ...car,
  ...NO_PRICES,
});
