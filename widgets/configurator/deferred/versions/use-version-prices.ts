import { entryOf } from '#domain/car/version-entry';
import { pricesOfVersions } from '#features/car/current/version-prices';
import type { Mvs } from '#services/entities/car';
import type { CarPrices } from '#services/entities/price';
import { useQuery } from '#ui/hooks/use-query';

/**
 * Loads the prices of versions in every form, in one call. undefined while loading; null if they are unavailable: then
 * only the version's own list price is known.
 */
export function useVersionPrices(versions: readonly Mvs[]): (mvs: Mvs) => CarPrices | null | undefined {
  const codes = [...new Set(versions.map(({ code }) => code))];
  const { value, failed } = useQuery(() => pricesOfVersions(codes), codes.join(' ') || undefined);
  return ({ code, year }) => (failed ? null : value && (entryOf(value, code, year) ?? null));
}
