import { pricesOfVersions } from '../../../../src/features/car/current/version-prices';
import type { Mvs } from '../../../../src/services/entities/car';
import type { CarPrices } from '../../../../src/services/entities/price';
import { useQuery } from '../../../../src/ui/hooks/use-query';

/**
 * Loads the prices of versions in every form, in one call. undefined while loading; null if they are unavailable: then
 * only the version's own list price is known.
 */
export function useVersionPrices(versions: readonly Mvs[]): (code: string) => CarPrices | null | undefined {
  const codes = versions.map(({ code }) => code);
  const { value, failed } = useQuery(() => pricesOfVersions(codes), codes.join(' ') || undefined);
  return (code) => (failed ? null : value && (value.find(({ mvsCode }) => mvsCode === code) ?? null));
}
