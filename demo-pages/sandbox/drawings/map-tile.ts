import type { Coordinates } from '#domain/place/geo';
import { project, TILE } from '#domain/place/map-view';
import { CITIES, type SandboxCity } from '../data/cities';
import { streetNameOf } from '../data/streets';
import { hash, randomFrom } from '../lib/random';
import { framed } from './drawing';

/*
 * Tiles of an invented map: cities where they are, with roads, streets, parks and rivers that are drawn by their position
 * in the world, so that neighbouring tiles and zoom levels fit together.
 */

/** A zoom level's grid of lines: its cells are 1 / 2^level of the world wide; from `zoom` on they are drawn. */
interface Roads {
  level: number;
  zoom: number;
  /** Pixels at `zoom`, and at most. */
  width: readonly [number, number];
  color: string;
  /** Within cities only. */
  isUrban?: true;
}
const ROADS: readonly Roads[] = [
  { level: 17, zoom: 15, width: [1.5, 12], color: '#ffffff', isUrban: true },
  { level: 15, zoom: 13, width: [1.5, 14], color: '#ffffff', isUrban: true },
  { level: 13, zoom: 11, width: [1.5, 18], color: '#ffffff', isUrban: true },
  { level: 10, zoom: 8, width: [1.5, 22], color: '#f9e3a8' },
  { level: 7, zoom: 6, width: [1.5, 26], color: '#f2c46d' },
];
const STREET_LEVEL = 15;

/** Kilometres from a city's centre to its edge, by size. */
const RADIUS: Record<SandboxCity['size'], number> = { 1: 5, 2: 11, 3: 26 };
const EARTH = 40_075;

const fraction = (text: string) => hash(text) / 2 ** 32;
const round = (value: number) => Math.round(value * 10) / 10;

/** The position of a city in the world's unit square, and its radius there. */
const PLACES = CITIES.map((city) => {
  const at: Coordinates = [city.longitude, city.latitude];
  const radius = RADIUS[city.size] / EARTH / Math.cos((city.latitude * Math.PI) / 180);
  return { city, ...project(at), radius };
});

/** A line's distance from its grid line in cells: each has its own place and bends slowly. */
const bend = (name: string, along: number) =>
  fraction(name) * 0.5 + 0.12 * Math.sin(along * 2.1 + fraction(`${name} bend`) * 6);

/** A tile's drawing: from the unit square to its pixels. */
class TileCanvas {
  readonly scale: number;
  constructor(
    readonly z: number,
    readonly x: number,
    readonly y: number,
  ) {
    this.scale = 2 ** z;
  }
  pixelX = (x: number) => round((x * this.scale - this.x) * TILE);
  pixelY = (y: number) => round((y * this.scale - this.y) * TILE);
  /** Cells of a level that the tile touches in one direction, with their neighbours. */
  cells(level: number, at: number): number[] {
    const [from, to] = [at, at + 1].map((edge) => (edge / this.scale) * 2 ** level) as [number, number];
    const first = Math.floor(from) - 1;
    return Array.from({ length: Math.ceil(to) + 1 - first }, (_, index) => first + index);
  }

  /** The lines of a level as one path. */
  lines(level: number, onlyVertical = false): string {
    const cells = 2 ** level;
    const points = Array.from({ length: 9 }, (_, index) => index / 8);
    const line = (index: number, isVertical: boolean) => {
      const name = `${level} ${isVertical} ${index}`;
      const corners = points.map((part) => {
        const along = ((isVertical ? this.y : this.x) + part) / this.scale;
        const across = (index + bend(name, along * cells)) / cells;
        return isVertical
          ? `${this.pixelX(across)} ${this.pixelY(along)}`
          : `${this.pixelX(along)} ${this.pixelY(across)}`;
      });
      return `M${corners.join('L')}`;
    };
    return [
      ...this.cells(level, this.x).map((index) => line(index, true)),
      ...(onlyVertical ? [] : this.cells(level, this.y).map((index) => line(index, false))),
    ].join('');
  }

  /** Cities whose area or name reaches into the tile. */
  cities() {
    const reach = 0.7 / this.scale;
    const [middleX, middleY] = [(this.x + 0.5) / this.scale, (this.y + 0.5) / this.scale];
    return PLACES.filter(({ x, y, radius }) => {
      const most = reach + radius;
      return Math.abs(x - middleX) < most && Math.abs(y - middleY) < most;
    });
  }

  /** Parks of a level: one in three cells. */
  parks(level: number): string {
    const cells = 2 ** level;
    const side = (TILE * this.scale) / cells;
    return this.cells(level, this.x)
      .flatMap((column) =>
        this.cells(level, this.y).map((row) => {
          const random = randomFrom(`park ${level} ${column} ${row}`);
          if (random.next() > 0.3) return '';
          const [x, y] = [(column + random.next()) / cells, (row + random.next()) / cells];
          const [width, height] = [side * (0.08 + random.next() * 0.2), side * (0.06 + random.next() * 0.12)];
          return `<ellipse cx="${this.pixelX(x)}" cy="${this.pixelY(y)}" rx="${round(width)}" ry="${round(height)}"/>`;
        }),
      )
      .join('');
  }

  /** Names of streets on the lines of their level. */
  streetNames(): string {
    const cells = 2 ** STREET_LEVEL;
    return this.cells(STREET_LEVEL, this.y)
      .flatMap((row) =>
        this.cells(STREET_LEVEL, this.x).map((column) => {
          const along = (column + 0.5) / cells;
          const across = (row + bend(`${STREET_LEVEL} false ${row}`, along * cells)) / cells;
          const name = streetNameOf(along < 0.33 ? 'AR' : 'BR', randomFrom(`street ${row}`));
          return `<text x="${this.pixelX(along)}" y="${this.pixelY(across) + 4}">${name}</text>`;
        }),
      )
      .join('');
  }
}

const widthAt = (z: number, { zoom, width: [from, most] }: Roads) =>
  round(Math.min(from * 1.5 ** (z - zoom), most));

/** Returns a tile as SVG text. */
export function mapTile(z: number, x: number, y: number): string {
  const tile = new TileCanvas(z, x, y);
  const cities = tile.cities();
  const circles = cities
    .map(
      (city) =>
        `<circle cx="${tile.pixelX(city.x)}" cy="${tile.pixelY(city.y)}" r="${round(city.radius * tile.scale * TILE)}"/>`,
    )
    .join('');
  const roads = ROADS.filter(({ zoom }) => z >= zoom).map((road) => {
    const width = widthAt(z, road);
    const path = `<path d="${tile.lines(road.level)}" fill="none" stroke-linejoin="round"`;
    const clip = road.isUrban ? ' clip-path="url(#urban)"' : '';
    return `<g${clip}>${path} stroke="#d8d2c4" stroke-width="${width + 1.5}"/>${path} stroke="${road.color}" stroke-width="${width}"/></g>`;
  });
  const least = z < 6 ? 3 : z < 8 ? 2 : 1;
  const names = cities
    .filter(({ city }) => z > 3 && z < 14 && city.size >= least)
    .map(
      ({ city, x, y }) =>
        `<text x="${tile.pixelX(x)}" y="${tile.pixelY(y) + 4}" font-size="${city.size === 3 ? 14 : 12}" font-weight="${city.size > 1 ? 700 : 400}">${city.cityName}</text>`,
    )
    .join('');
  const text =
    'text-anchor="middle" font-family="system-ui,sans-serif" fill="#4b4a45" stroke="#fff" stroke-width="3" paint-order="stroke"';
  const content = [
    `<clipPath id="urban">${circles}</clipPath>`,
    `<rect width="${TILE}" height="${TILE}" fill="#f3f1ea"/>`,
    `<g fill="#e6e2d7">${circles}</g>`,
    `<g fill="#cfe3c1">${z >= 6 ? tile.parks(9) : ''}${z >= 11 ? tile.parks(14) : ''}</g>`,
    z >= 5
      ? `<path d="${tile.lines(6, true)}" fill="none" stroke="#a9cbe8" stroke-width="${round(Math.min(2 * 1.5 ** (z - 5), 60))}"/>`
      : '',
    ...roads,
    `<g ${text}>${names}</g>`,
    z >= 15 ? `<g ${text} font-size="11" clip-path="url(#urban)">${tile.streetNames()}</g>` : '',
  ].join('');
  return framed({ width: TILE, height: TILE, content });
}
