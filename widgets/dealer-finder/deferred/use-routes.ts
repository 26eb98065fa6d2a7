import { coordinatesOf, type Near } from '#domain/dealer/dealer-list';
import type { Coordinates } from '#domain/place/geo';
import { setting } from '#page/settings/settings';
import type { Dealer } from '#services/entities/dealer';
import type { RouteCell } from '#services/providers/provider';
import { useQuery } from '#ui/hooks/use-query';

/** Whether the page's location provider knows routes; the location service does not. */
const hasRoutes = (): boolean => ['AWS', 'GCP'].includes(setting('location-provider') ?? '');

/**
 * Returns the driving distances and durations of the shown dealers by id, once they are known; empty if the page's
 * provider has no routes or fails: the straight distances stay.
 */
export function useRoutes(
  from: Coordinates | null | undefined,
  shown: readonly Near<Dealer>[],
): ReadonlyMap<string, RouteCell> {
  const placed = shown.flatMap(({ dealer }) => {
    const at = coordinatesOf(dealer);
    return at ? [{ id: dealer.idSiteGeo, at }] : [];
  });
  const key = from && placed.length > 0 && hasRoutes() ? `${from} ${placed.map(({ id }) => id)}` : undefined;
  const { value } = useQuery(async () => {
    const { routeDistances } = await import('#features/place/lookup/route-distances');
    const cells = await routeDistances(
      from as Coordinates,
      placed.map(({ at }) => at),
    );
    return new Map(placed.map(({ id }, index) => [id, cells[index] ?? null]));
  }, key);
  return value ?? new Map();
}
