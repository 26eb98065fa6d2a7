import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/place/geo';
import {
  fitted,
  panned,
  pixelOf,
  project,
  TILE,
  tileAddress,
  tilesOf,
  unproject,
  ZOOMS,
  zoomedTo,
} from '#domain/place/map-view';

const SAO_PAULO: Coordinates = [-46.6333, -23.5505];
const SIZE = { width: 600, height: 300 };
const VIEW = { center: SAO_PAULO, zoom: 12 };
const close = (one: Coordinates, other: Coordinates) => {
  expect(one[0]).toBeCloseTo(other[0], 6);
  expect(one[1]).toBeCloseTo(other[1], 6);
};

describe('the projection', () => {
  it('has its middle at 0, 0 and is square up to 85 degrees', () => {
    expect(project([0, 0])).toEqual({ x: 0.5, y: 0.5 });
    expect(project([180, -85]).x).toBe(1);
    expect(project([0, -89])).toEqual(project([0, -85]));
  });
  it('knows the tile of a place as every provider of tiles does', () => {
    const { x, y } = project(SAO_PAULO);
    expect([Math.floor(x * 4096), Math.floor(y * 4096)]).toEqual([1517, 2323]);
  });
  it('has an inverse, east of the date line too', () => {
    close(unproject(project(SAO_PAULO)), SAO_PAULO);
    expect(unproject({ x: 1.25, y: 0.5 })).toEqual([-90, 0]);
  });
});

describe('a view', () => {
  it('has its centre in its middle', () => {
    expect(pixelOf(VIEW, SIZE, SAO_PAULO)).toEqual({ x: 300, y: 150 });
  });
  it('moves by pixels', () => {
    const { x, y } = pixelOf(panned(VIEW, 100, -40), SIZE, SAO_PAULO);
    expect([Math.round(x), Math.round(y)]).toEqual([200, 190]);
  });
  it('keeps the place at a pixel where it is when it zooms', () => {
    const place: Coordinates = [-46.7, -23.5];
    const before = pixelOf(VIEW, SIZE, place);
    const after = pixelOf(zoomedTo(VIEW, SIZE, 14, before), SIZE, place);
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
    close(zoomedTo(VIEW, SIZE, 13).center, SAO_PAULO);
  });
  it('zooms no closer and no farther than there are tiles', () => {
    expect(zoomedTo(VIEW, SIZE, 40).zoom).toBe(ZOOMS.most);
    expect(zoomedTo(VIEW, SIZE, -3).zoom).toBe(ZOOMS.least);
  });
});

describe('fitted', () => {
  it('shows all places within the margin, as close as that allows', () => {
    const places: Coordinates[] = [SAO_PAULO, [-46.5, -23.4], [-46.75, -23.7]];
    const view = fitted(places, SIZE, 48);
    const inside = (zoom: number) =>
      places.every((place) => {
        const { x, y } = pixelOf({ ...view, zoom }, SIZE, place);
        return x >= 48 && x <= 552 && y >= 48 && y <= 252;
      });
    expect(inside(view.zoom)).toBe(true);
    expect(inside(view.zoom + 1)).toBe(false);
  });
  it('shows the streets around a single place', () => {
    expect(fitted([SAO_PAULO], SIZE, 48).zoom).toBe(ZOOMS.mostToFit);
  });
  it('shows something where the margins leave no room', () => {
    const { zoom } = fitted([SAO_PAULO, [-58.4, -34.6]], { width: 60, height: 60 }, 48);
    expect(zoom).toBe(ZOOMS.least);
  });
});

describe('the tiles of a view', () => {
  it('cover it, each beside the other', () => {
    const tiles = tilesOf(VIEW, SIZE, 12);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left, side }) => left + side))).toBeGreaterThanOrEqual(SIZE.width);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ top, side }) => top + side))).toBeGreaterThanOrEqual(SIZE.height);
    expect(tiles.every(({ side }) => side === TILE)).toBe(true);
    expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length);
  });
  it('of another level are scaled, and none if there were too many', () => {
    expect(tilesOf(VIEW, SIZE, 11)[0]?.side).toBe(2 * TILE);
    expect(tilesOf(VIEW, SIZE, 13)[0]?.side).toBe(TILE / 2);
    expect(tilesOf(VIEW, SIZE, 14)).toEqual([]);
  });
  it('repeat to the east and west, and not beyond the poles', () => {
    const tiles = tilesOf({ center: [179, 84], zoom: 2 }, { width: 900, height: 900 }, 2);
    expect(tiles.map(({ y }) => y).every((y) => y >= 0 && y < 4)).toBe(true);
    expect(tiles.map(({ x }) => x).every((x) => x >= 0 && x < 4)).toBe(true);
    expect(tiles.some(({ column }) => column > 3)).toBe(true);
  });
});

describe('tileAddress', () => {
  it('fills in each placeholder, in any order, and nothing else', () => {
    expect(tileAddress('/t/{z}/{Y}/{x}.png?k={key}', { z: 3, x: 2, y: 1 })).toBe('/t/3/1/2.png?k={key}');
  });
});
