// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DESTINATIONS, routeDistances } from '#features/place/lookup/route-distances';
import { answerWith, page } from '../../lib/answers';
import { stubFetch } from '../../lib/stub-fetch';

const here = [-46.63, -23.55] as const;
const there = (count: number) => Array.from({ length: count }, (_, n) => [-47 - n / 100, -22.9] as const);

beforeEach(() => page({ 'location-provider': 'AWS', 'aws-key': 'k', 'aws-region': 'sa-east-1' }));
afterEach(() => vi.unstubAllGlobals());

/** Answers each destination by its longitude; the batch with this longitude fails. */
function routes(failing?: number): number[] {
  const batches: number[] = [];
  stubFetch(async (request: Request) => {
    const { Destinations } = await request.json();
    batches.push(Destinations.length);
    const longitudes: number[] = Destinations.map(({ Position }: { Position: number[] }) => Position[0]);
    if (failing !== undefined && longitudes.includes(failing)) return Response.json({}, { status: 403 });
    const cells = longitudes.map((x) => (x === -47 ? { Error: 'NoRoute' } : { Distance: -x, Duration: 60 }));
    return Response.json({ RouteMatrix: [cells] });
  });
  return batches;
}

describe('route distances', () => {
  it('are metres and seconds in the order of the destinations; null where there is no route', async () => {
    routes();
    expect(await routeDistances(here, there(3))).toEqual([
      null,
      { distance: 47.01, duration: 60 },
      { distance: 47.02, duration: 60 },
    ]);
  });
  it('are asked in parts that a provider accepts; a part that fails has none', async () => {
    const batches = routes(-47.01);
    const found = await routeDistances(here, there(DESTINATIONS + 2));
    expect(batches).toEqual([DESTINATIONS, 2]);
    expect(found.slice(0, DESTINATIONS)).toEqual(Array(DESTINATIONS).fill(null));
    expect(found.slice(DESTINATIONS)).toEqual([
      { distance: 47.25, duration: 60 },
      { distance: 47.26, duration: 60 },
    ]);
  });
  it('of no destination ask nothing', async () => {
    const batches = routes();
    expect(await routeDistances(here, [])).toEqual([]);
    expect(batches).toEqual([]);
  });
  it('fall back to nothing with a provider without routes, and without what the provider needs', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const tags of [{}, { 'location-provider': 'GCP' }, { 'location-provider': 'AWS' }]) {
      page(tags as Record<string, string>);
      const asked = answerWith({});
      expect(await routeDistances(here, there(2))).toEqual([null, null]);
      expect(asked).toEqual([]);
    }
  });
  it('fall back to nothing after an answer of another shape', async () => {
    answerWith({ '/v2/route-matrix': { RouteMatrix: [[{ Distance: 1, Duration: 1 }]] } });
    expect(await routeDistances(here, there(2))).toEqual([null, null]);
  });
});
