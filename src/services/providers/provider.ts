import type { Coordinates } from '#domain/place/geo';
import type { Geocode, Suggestion } from '../entities/place';
import { ServiceError } from '../http/service-error';
import type { CallOptions } from '../http/types';

/** Driving distance in metres and duration in seconds; null if there is no route (spec places#route-matrix). */
export type RouteCell = { distance: number; duration: number } | null;

/** A provider of places and positions. Coordinates are longitude, then latitude, in degrees (spec places#coordinates). */
export interface LocationProvider {
  /** Resolves to the place at a position. */
  reverseGeocode(position: Coordinates, country: string, options?: CallOptions): Promise<Geocode>;
  /** Resolves to the place of a suggestion. */
  placeDetails(placeId: string, country: string, options?: CallOptions): Promise<Geocode>;
  /** Resolves to the best match for a text. */
  geocode(text: string, country: string, options?: CallOptions): Promise<Geocode>;
  /** Resolves to places that a text may be the beginning of. */
  autocomplete(text: string, country: string, options?: CallOptions): Promise<Suggestion[]>;
  /** One row per origin, one cell per destination: by car, without restrictions, departing now (spec places#route-matrix). */
  routeMatrix(
    origins: readonly Coordinates[],
    destinations: readonly Coordinates[],
    options?: CallOptions,
  ): Promise<RouteCell[][]>;
}

/** The provider's rows in test/contract/calls.tsv. */
export const REVERSE_GEOCODE = 'EXT-01';
export const PLACE_DETAILS = 'EXT-02';
export const GEOCODE = 'EXT-03';
export const AUTOCOMPLETE = 'EXT-04';
export const ROUTE_MATRIX = 'EXT-05';

/** Returns the error for an empty result, with the specified text (spec messages#developer-texts). */
export const nothing = (id: string, message: string) => new ServiceError('http', id, message, 404);
/** Returns the error for an unreadable answer (spec messages#developer-texts). */
export const unreadable = (id: string, message: string) => new ServiceError('shape', id, message, 200);

/** Countries whose states have no codes and are sent by name (spec market#countries). */
const WITHOUT_STATE_CODE = ['AR', 'CL'];

/** Returns a state's code as the other services use it. */
export const stateCodeOf = (countryCode: string, code: string, name: string): string =>
  WITHOUT_STATE_CODE.includes(countryCode) ? name : code;

/**
 * Checks the shape of a route matrix: one row per origin, one entry per destination (spec places#route-matrix).
 * @param cell parses an entry; null if there is no route
 */
export function matrixOf<T>(
  rows: readonly (readonly T[])[],
  counts: { origins: number; destinations: number },
  cell: (entry: T) => RouteCell,
): RouteCell[][] {
  if (rows.length !== counts.origins) {
    throw unreadable(ROUTE_MATRIX, 'Route matrix service error: unexpected response structure');
  }
  return rows.map((row, n) => {
    if (row.length !== counts.destinations) {
      throw unreadable(ROUTE_MATRIX, `Route matrix service error: row ${n} has unexpected length`);
    }
    return row.map(cell);
  });
}
