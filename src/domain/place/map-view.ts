/** The geometry of a map of square tiles in the Web Mercator projection (spec places#coordinates). */
import type { Coordinates } from './geo';

/** Pixels of a tile's side. */
export const TILE = 256;
/** Zoom levels: at 0 the world is one tile, each level doubles it. */
export const ZOOMS = { least: 2, most: 18, mostToFit: 15 };
/** The projection's limit in degrees. */
const MOST_LATITUDE = 85;
/** Tiles of another zoom level than the view's are shown up to this many levels below. */
const DEEPER = 1;

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** zoom may be a fraction while it changes. */
export interface MapView {
  center: Coordinates;
  zoom: number;
}
/** A tile's address, and its place in the view in pixels. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  /** x before the world repeats. */
  column: number;
  left: number;
  top: number;
  side: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Pixels of the world's side. */
const worldSide = (zoom: number) => TILE * 2 ** zoom;

/** Projects coordinates to the unit square; y grows to the south. */
export function project([longitude, latitude]: Coordinates): Point {
  const sine = Math.sin((clamp(latitude, -MOST_LATITUDE, MOST_LATITUDE) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The inverse of project, with the longitude from -180 to 180. */
export function unproject({ x, y }: Point): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return [(x - Math.floor(x)) * 360 - 180, clamp(latitude, -MOST_LATITUDE, MOST_LATITUDE)];
}

/** Returns where a place is in a view, in pixels from its upper left corner. */
export function pixelOf({ center, zoom }: MapView, { width, height }: Size, place: Coordinates): Point {
  const [middle, point] = [project(center), project(place)];
  const side = worldSide(zoom);
  return { x: (point.x - middle.x) * side + width / 2, y: (point.y - middle.y) * side + height / 2 };
}

/** Returns the view moved by pixels, to the east and to the south. */
export function panned({ center, zoom }: MapView, right: number, down: number): MapView {
  const { x, y } = project(center);
  const side = worldSide(zoom);
  return { center: unproject({ x: x + right / side, y: y + down / side }), zoom };
}

/** Returns the view at another zoom; the place at that pixel stays where it is, by default the centre. */
export function zoomedTo(
  view: MapView,
  { width, height }: Size,
  zoom: number,
  at: Point = { x: width / 2, y: height / 2 },
): MapView {
  const next = clamp(zoom, ZOOMS.least, ZOOMS.most);
  const [right, down] = [at.x - width / 2, at.y - height / 2];
  const { center } = panned(view, right, down);
  return panned({ center, zoom: next }, -right, -down);
}

/** Returns the closest view with whole zoom that shows all places at this distance in pixels from the edges. */
export function fitted(places: readonly Coordinates[], { width, height }: Size, margin: number): MapView {
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = Math.min(
    Math.max(width - 2 * margin, TILE / 4) / (right - left),
    Math.max(height - 2 * margin, TILE / 4) / (bottom - top),
  );
  const zoom = clamp(Math.floor(Math.log2(room / TILE)), ZOOMS.least, ZOOMS.mostToFit);
  return { center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }), zoom };
}

/**
 * Returns the tiles of a zoom level that a view shows, at most one level deeper than its own; those beyond the poles are
 * none, and the world repeats to the east and west.
 */
export function tilesOf({ center, zoom }: MapView, { width, height }: Size, level: number): Tile[] {
  if (level > Math.round(zoom) + DEEPER) return [];
  const count = 2 ** level;
  const side = worldSide(zoom) / count;
  const { x, y } = project(center);
  const [west, north] = [x * count - width / 2 / side, y * count - height / 2 / side];
  const [east, south] = [west + width / side, north + height / side];
  const tiles: Tile[] = [];
  for (let row = Math.max(Math.floor(north), 0); row < Math.min(south, count); row++) {
    for (let column = Math.floor(west); column < east; column++) {
      tiles.push({
        z: level,
        x: ((column % count) + count) % count,
        y: row,
        column,
        left: (column - west) * side,
        top: (row - north) * side,
        side,
      });
    }
  }
  return tiles;
}

/** Fills in the {z}, {x} and {y} of an address template. */
export const tileAddress = (template: string, tile: Pick<Tile, 'z' | 'x' | 'y'>): string =>
  template.replace(/\{([zxy])\}/gi, (_, name: string) => String(tile[name.toLowerCase() as 'z' | 'x' | 'y']));
