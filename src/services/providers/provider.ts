import type { Coordinates } from '../../domain/geo';
import type { Geocode, Suggestion } from '../entities/place';
import { ServiceError } from '../http/service-error';
import type { CallOptions } from '../http/types';

/** How far, in metres, and how long, in seconds, a car drives; null where there is no way (spec places#route-matrix). */
export type RouteCell = { distance: number; duration: number } | null;

/** Where places and positions come from. Coordinates are longitude, then latitude, in degrees (spec places#coordinates). */
export interface LocationProvider {
  /** The place around a position. */
  reverseGeocode(position: Coordinates, country: string, options?: CallOptions): Promise<Geocode>;
  /** The place of a suggestion. */
  placeDetails(placeId: string, country: string, options?: CallOptions): Promise<Geocode>;
  /** The place a text names best. */
  geocode(text: string, country: string, options?: CallOptions): Promise<Geocode>;
  /** Places a text may be the beginning of. */
  autocomplete(text: string, country: string, options?: CallOptions): Promise<Suggestion[]>;
  /** One row for each origin, one cell for each destination: by car, no restriction, departing now (spec places#route-matrix). */
  routeMatrix(
    origins: readonly Coordinates[],
    destinations: readonly Coordinates[],
    options?: CallOptions,
  ): Promise<RouteCell[][]>;
}

/** The rows of test/contract/calls.tsv that are a provider's. */
export const REVERSE_GEOCODE = 'EXT-01';
export const PLACE_DETAILS = 'EXT-02';
export const GEOCODE = 'EXT-03';
export const AUTOCOMPLETE = 'EXT-04';
export const ROUTE_MATRIX = 'EXT-05';

/** Nothing was found: an answer, in the documents' words (spec messages#developer-texts). */
export const nothing = (id: string, message: string) => new ServiceError('http', id, message, 404);
/** The answer is not one that can be read (spec messages#developer-texts). */
export const unreadable = (id: string, message: string) => new ServiceError('shape', id, message, 200);

/** Countries whose states go by their names: they have no codes on the wire (spec market#countries). */
const WITHOUT_STATE_CODE = ['AR', 'CL'];

/** A state as the other services know it. */
export const stateCodeOf = (countryCode: string, code: string, name: string): string =>
  WITHOUT_STATE_CODE.includes(countryCode) ? name : code;

/**
 * Holds a route matrix to its shape: one row for each origin, one entry for each destination (spec places#route-matrix).
 * @param cell reads an entry; null where there is no way
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
