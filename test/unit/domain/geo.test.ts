import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coordinates, distance, EARTH_RADIUS } from '#domain/place/geo';

const place = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);

describe('distance', () => {
  it('knows how far São Paulo is from Rio de Janeiro', () => {
    expect(distance([-46.6333, -23.5505], [-43.1729, -22.9068])).toBeCloseTo(361_200, -4);
  });
  it('takes longitude first', () => {
    // A degree of longitude on the equator is the earth's circumference by 360.
    expect(distance([0, 0], [1, 0])).toBeCloseTo((2 * Math.PI * EARTH_RADIUS) / 360, 3);
  });
  it('is half the circumference between poles', () =>
    expect(distance([0, 90], [0, -90])).toBeCloseTo(Math.PI * EARTH_RADIUS, 3));
  it('is symmetric, zero to itself and never more than half way round', () => {
    fc.assert(
      fc.property(place, place, (a: Coordinates, b: Coordinates) => {
        const there = distance(a, b);
        expect(distance(b, a)).toBeCloseTo(there, 3);
        expect(distance(a, a)).toBeCloseTo(0, 3);
        expect(there).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS + 1e-6);
      }),
    );
  });
});
