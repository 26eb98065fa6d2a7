import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleMaps } from '#demo-pages/sandbox/google-maps';
import { locationProvider } from '#services/providers/choose';
import { makePage } from './page';
import { type Seen, type Server, startServer } from './server';

const SAO_PAULO = [-46.63, -23.55] as const;
const CAMPINAS = [-47.06, -22.9] as const;
const LISBON = [-9.14, 38.72] as const;
let server: Server;

beforeAll(async () => {
  server = await startServer();
  makePage(server.origin);
  Object.assign(globalThis, { google: { maps: googleMaps } });
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="vitrine:aws-key" content="k"><meta name="vitrine:aws-region" content="sa-east-1">',
  );
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => server.post('reset'));

describe.each(['service', 'AWS', 'GCP'])('places by %s', (name) => {
  it('come from a position, from a text, and from what was suggested', async () => {
    const provider = await locationProvider(name);
    const found = await provider.reverseGeocode(SAO_PAULO, 'BR');
    expect(found).toMatchObject({ cityName: 'São Paulo', countryCode: 'BR', stateCode: 'SP' });
    expect(await provider.geocode('Betim', 'BR')).toMatchObject({ cityName: 'Betim', stateCode: 'MG' });
    const [first] = await provider.autocomplete('campin', 'BR');
    expect(first?.matchedSubstrings[0]).toEqual({ offset: 0, length: 6 });
    const place = await provider.placeDetails(first?.placeId ?? '', 'BR');
    expect(first?.description).toContain(place.cityName);
  });
  it('that are unknown have no place', async () => {
    const provider = await locationProvider(name);
    await expect(provider.geocode('xyzxyz', 'BR')).rejects.toMatchObject({
      status: 404,
      message: 'Geocode failed to find location',
    });
    await expect(provider.autocomplete('xyzxyz', 'BR')).rejects.toMatchObject({
      message: 'Autocomplete failed to find results',
    });
  });
});

describe.each(['AWS', 'GCP'])('places and roads by %s', (name) => {
  it('in Argentina a state goes by its name', async () => {
    const provider = await locationProvider(name);
    expect(await provider.geocode('Bulevar Oroño', 'AR')).toMatchObject({
      cityName: 'Rosario',
      countryCode: 'AR',
      stateCode: 'Santa Fe',
    });
  });
  it('drives; there is no way over the sea', async () => {
    const rows = await (await locationProvider(name)).routeMatrix([SAO_PAULO], [CAMPINAS, LISBON]);
    expect(rows).toEqual([[{ distance: 110_083, duration: 6116 }, null]]);
  });
});

describe('Amazon Location', () => {
  it('is asked with longitude before latitude, and without a token of ours', async () => {
    await (await locationProvider('AWS')).reverseGeocode(SAO_PAULO, 'BR');
    const { body, headers, address } = (await server.seen()) as Seen;
    expect(body).toMatchObject({ QueryPosition: [-46.63, -23.55] });
    expect(headers).not.toHaveProperty('authorization');
    expect(address).toBe('/api/aws-places/v2/reverse-geocode?key=k');
  });
  it('drives by car, without restriction, now', async () => {
    await (await locationProvider('AWS')).routeMatrix([SAO_PAULO], [CAMPINAS, LISBON]);
    expect(((await server.seen()) as Seen).body).toMatchObject({
      TravelMode: 'Car',
      RoutingBoundary: { Unbounded: true },
      DepartNow: true,
    });
  });
});
