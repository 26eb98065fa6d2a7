import { listOf } from '#domain/lists/list-of';
import type { Coordinates } from '#domain/place/geo';
import type { RouteCell } from '#services/providers/provider';
import { withPageProvider } from './page-provider';

/** Destinations of one query; Google accepts no more. */
export const DESTINATIONS = 25;

/** The cells of at most 25 destinations; null for all of them if the provider fails. */
async function cellsOf(from: Coordinates, destinations: readonly Coordinates[]): Promise<RouteCell[]> {
  try {
    const [row = []] = await withPageProvider((provider) => provider.routeMatrix([from], destinations));
    return row;
  } catch {
    return destinations.map(() => null);
  }
}

/**
 * Loads the driving distance in metres and the duration in seconds from a point to each destination, in their order
 * (spec places#route-matrix). Null where there is no route, or where the provider fails or offers no routes, as the
 * location service: callers fall back to the straight distance. Never rejects. Providers charge for each destination:
 * pass those that are shown.
 */
export async function routeDistances(
  from: Coordinates,
  destinations: readonly Coordinates[],
): Promise<RouteCell[]> {
  const parts = listOf(Math.ceil(destinations.length / DESTINATIONS), (index) =>
    destinations.slice(index * DESTINATIONS, (index + 1) * DESTINATIONS),
  );
  return (await Promise.all(parts.map((part) => cellsOf(from, part)))).flat();
}
