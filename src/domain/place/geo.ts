/** Longitude first, then latitude, both in degrees (spec places#coordinates). */
export type Coordinates = readonly [longitude: number, latitude: number];

/** Metres (spec places#coordinates). */
export const EARTH_RADIUS = 6378137;

/** Great-circle distance in metres between two [longitude, latitude] points (haversine). */
export function distance(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180;
  const halfLatitude = ((to[1] - from[1]) * radians) / 2;
  const halfLongitude = ((to[0] - from[0]) * radians) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
