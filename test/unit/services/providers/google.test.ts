// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#page/settings/report-problem';
import { locationProvider } from '#services/providers/choose';
import { failure, metas, signOut } from '../../lib/requests';

const here = [-46.63, -23.55] as const;

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => vi.unstubAllGlobals());

describe("the page's Google Maps SDK", () => {
  const provider = () => locationProvider('GCP');
  const components = [
    { long_name: 'Departamento Capital', short_name: 'Capital', types: ['administrative_area_level_2'] },
    { long_name: 'Córdoba', short_name: 'Córdoba', types: ['locality'] },
    { long_name: 'Córdoba', short_name: 'X', types: ['administrative_area_level_1'] },
    { long_name: 'Argentina', short_name: 'AR', types: ['country'] },
  ];
  const place = {
    place_id: 'g1',
    formatted_address: 'Córdoba, Argentina',
    geometry: { location: { lat: () => -31.4, lng: () => -64.18 } },
    address_components: components,
  };
  /** An SDK whose every service answers this, and that keeps what it was asked. */
  function load(answer: unknown, status: string) {
    const asked: Record<string, unknown>[] = [];
    const reply = (query: Record<string, unknown>, done: (a: unknown, s: string) => void) => {
      asked.push(query);
      done(answer, status);
      return Promise.reject(new Error(status));
    };
    class Geocoder {
      geocode = reply;
    }
    class AutocompleteService {
      getPlacePredictions = (...args: Parameters<typeof reply>) => void reply(...args).catch(() => {});
    }
    class DistanceMatrixService {
      getDistanceMatrix = (...args: Parameters<typeof reply>) => void reply(...args).catch(() => {});
    }
    vi.stubGlobal('google', { maps: { Geocoder, places: { AutocompleteService }, DistanceMatrixService } });
    return asked;
  }

  it('must be there', async () => {
    const one = await provider();
    for (const ask of [
      one.reverseGeocode(here, 'BR'),
      one.autocomplete('x', 'BR'),
      one.routeMatrix([here], [here]),
    ]) {
      expect(await failure(ask)).toMatchObject({ kind: 'config', message: 'Google Maps SDK is not loaded' });
    }
  });
  /** How pages load the SDK, what of it is there, and what importLibrary brings. */
  const LOADED: Record<string, (all: Record<string, unknown>) => object> = {
    'by a script with its libraries': ({ AutocompleteService, ...rest }) => ({
      ...rest,
      places: { AutocompleteService },
    }),
    'part by part, by importLibrary': (all) => ({
      importLibrary: async (name: string) => ({ geocoding: all, places: all, routes: all })[name],
    }),
    'partly: the places are not there yet': (all) => ({
      Geocoder: all.Geocoder,
      DistanceMatrixService: all.DistanceMatrixService,
      importLibrary: async (name: string) => (name === 'places' ? all : undefined),
    }),
  };
  it.each(Object.entries(LOADED))('is used where a page loads it %s', async (_, shape) => {
    class Geocoder {
      geocode = (_query: object, done: (found: unknown[], status: string) => void) => done([place], 'OK');
    }
    class AutocompleteService {
      getPlacePredictions = (_query: object, done: (found: unknown[], status: string) => void) =>
        done([{ description: 'Córdoba', place_id: 'a' }], 'OK');
    }
    class DistanceMatrixService {
      getDistanceMatrix = (_query: object, done: (answer: object, status: string) => void) =>
        done({ rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }, 'OK');
    }
    vi.stubGlobal('google', { maps: shape({ Geocoder, AutocompleteService, DistanceMatrixService }) });
    const one = await provider();
    expect((await one.geocode('x', 'AR')).cityName).toBe('Córdoba');
    expect((await one.autocomplete('cór', 'AR'))[0]?.placeId).toBe('a');
    expect(await one.routeMatrix([here], [here])).toEqual([[null]]);
  });
  it.each([
    ['without the part', {}],
    [
      'whose key may not load the part',
      { importLibrary: () => Promise.reject(new Error('ApiTargetBlocked')) },
    ],
    ['whose part no longer has the class', { importLibrary: async () => ({}) }],
  ])('tells the author what to load, %s', async (_, maps) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    problems.length = 0;
    vi.stubGlobal('google', { maps });
    expect(await failure((await provider()).autocomplete('x', 'BR'))).toMatchObject({
      kind: 'config',
      message: 'Google Maps SDK has no AutocompleteService',
    });
    expect(warn).toHaveBeenCalledWith(
      '[vitrine] google.maps: has no AutocompleteService; load the SDK with its library "places"',
    );
    warn.mockRestore();
  });
  it('answers a place, its state by name in Argentina', async () => {
    const asked = load([place], 'OK');
    expect(await (await provider()).reverseGeocode([-64.18, -31.4], 'AR')).toMatchObject({
      longitude: -64.18,
      latitude: -31.4,
      placeId: 'g1',
      cityName: 'Córdoba',
      countryCode: 'AR',
      stateCode: 'Córdoba',
    });
    expect(asked).toEqual([{ location: { lat: -31.4, lng: -64.18 } }]);
  });
  it('names the municipality of a place in Brazil', async () => {
    const address_components = [
      { long_name: 'Distrito', short_name: 'Distrito', types: ['locality'] },
      { long_name: 'Betim', short_name: 'Betim', types: ['administrative_area_level_2'] },
      { long_name: 'Brasil', short_name: 'BR', types: ['country'] },
    ];
    load([{ ...place, address_components }], 'OK');
    expect(await (await provider()).placeDetails('g1', 'BR')).toMatchObject({ cityName: 'Betim' });
  });
  it('says in the documents’ words what went wrong', async () => {
    const one = await provider();
    const said = async (answer: unknown, status: string, ask: () => Promise<unknown>) => {
      load(answer, status);
      return (await failure(ask())).message;
    };
    const geocode = () => one.geocode('x', 'AR');
    expect(await said(null, 'ZERO_RESULTS', geocode)).toBe('Geocode failed to find location');
    expect(await said([], 'OK', geocode)).toBe('No results found');
    expect(await said(null, 'OVER_QUERY_LIMIT', geocode)).toBe('Geocoding failed');
    expect(await said([{ ...place, address_components: [] }], 'OK', geocode)).toBe(
      'Failed to parse geocoding result',
    );
    expect(await said(null, 'ZERO_RESULTS', () => one.placeDetails('x', 'AR'))).toBe(
      'Place details failed to find address',
    );
    const predict = () => one.autocomplete('x', 'AR');
    expect(await said([], 'OK', predict)).toBe('Autocomplete failed to find results');
    expect(await said(null, 'REQUEST_DENIED', predict)).toBe(
      'Failed to fetch predictions due to REQUEST_DENIED',
    );
    const drive = () => one.routeMatrix([here], [here]);
    expect(await said(null, 'UNKNOWN_ERROR', drive)).toBe(
      'Failed to fetch distance matrix due to UNKNOWN_ERROR',
    );
    expect(await said({ rows: [] }, 'OK', drive)).toBe('No response rows from distance matrix service');
    expect(await said({ rows: [{ elements: [] }] }, 'OK', drive)).toBe(
      'Route matrix service error: row 0 has unexpected length',
    );
  });
  it('suggests and drives', async () => {
    load([{ description: 'Córdoba', place_id: 'a', matched_substrings: [{ offset: 0, length: 3 }] }], 'OK');
    expect(await (await provider()).autocomplete('cór', 'AR')).toEqual([
      { description: 'Córdoba', placeId: 'a', matchedSubstrings: [{ offset: 0, length: 3 }] },
    ]);
    const elements = [
      { status: 'OK', distance: { value: 5 }, duration: { value: 6 } },
      { status: 'ZERO_RESULTS' },
    ];
    const asked = load({ rows: [{ elements }] }, 'OK');
    expect(await (await provider()).routeMatrix([here], [here, here])).toEqual([
      [{ distance: 5, duration: 6 }, null],
    ]);
    expect(asked[0]).toMatchObject({ travelMode: 'DRIVING', origins: [{ lat: -23.55, lng: -46.63 }] });
  });
});
