import { type Coordinates, distance } from '#domain/place/geo';

/** Ratio of road to straight distance, and speed in metres per second. */
const DETOUR = 1.3;
const SPEED = 18;
/** Metres beyond which there is no route. */
const REACH = 5_000_000;

/** The drive between two points; undefined if there is none. */
export function roadBetween(
  from: Coordinates,
  to: Coordinates,
): { metres: number; seconds: number } | undefined {
  const straight = distance(from, to);
  if (straight > REACH) return undefined;
  const metres = Math.round(straight * DETOUR);
  return { metres, seconds: Math.round(metres / SPEED) };
}
