// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locationProvider } from '#services/providers/choose';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';

const aws =
  '<meta name="vitrine:aws-key" content="k&amp;y"><meta name="vitrine:aws-region" content="sa-east-1">';
const sp = {
  PlaceId: 'p1',
  Title: 'São Paulo',
  Address: {
    Label: 'São Paulo, SP, Brasil',
    Locality: 'São Paulo',
    Country: { Code2: 'BR', Name: 'Brasil' },
    Region: { Code: 'SP', Name: 'São Paulo' },
  },
  Position: [-46.63, -23.55],
};
const here = [-46.63, -23.55] as const;

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => vi.unstubAllGlobals());

describe('the provider', () => {
  it('is the one the page names, the service where it names none', async () => {
    const service = await locationProvider();
    expect(await locationProvider('service')).toBe(service);
    metas('<meta name="vitrine:location-provider" content="AWS">');
    expect(await locationProvider()).not.toBe(service);
    expect(await failure(locationProvider('OSM'))).toMatchObject({
      message: 'Unsupported location provider',
    });
    expect(await failure(locationProvider('constructor'))).toMatchObject({ kind: 'config' });
  });
});

describe('the location service as a provider', () => {
  const geocoded = { latitude: -23.55, longitude: -46.63, cityName: 'São Paulo', countryCode: 'BR' };

  it('asks with longitude before latitude', async () => {
    const fetch = answers(json(geocoded));
    const provider = await locationProvider('service');
    expect(await provider.reverseGeocode(here, 'BR')).toMatchObject({ cityName: 'São Paulo' });
    expect(new URL(sent(fetch).url).searchParams.get('locationId')).toBe('-46.63,-23.55');
  });
  it('fails with the specified text if it found nothing', async () => {
    const provider = await locationProvider('service');
    const none = () => answers(json({}, 404));
    none();
    expect((await failure(provider.reverseGeocode(here, 'BR'))).message).toBe(
      'Reverse geocode failed to find location',
    );
    none();
    expect((await failure(provider.placeDetails('x', 'BR'))).message).toBe(
      'Place details failed to find address',
    );
    answers(json([]));
    expect((await failure(provider.geocode('x', 'BR'))).message).toBe('Geocode failed to find location');
    answers(json([]));
    expect((await failure(provider.autocomplete('x', 'BR'))).message).toBe(
      'Autocomplete failed to find results',
    );
    expect((await failure(provider.routeMatrix([here], [here]))).message).toBe(
      'Unsupported location provider',
    );
    answers(json({}, 400));
    expect(await failure(provider.placeDetails('x', 'BR'))).toMatchObject({ status: 400 });
  });
  it('finds the place of a text by its first suggestion', async () => {
    const fetch = answers(json([{ description: 'Betim', placeId: 'b' }]), json(geocoded));
    expect(await (await locationProvider('service')).geocode('betim', 'BR')).toMatchObject(geocoded);
    expect(new URL(sent(fetch, 1).url).searchParams.get('locationId')).toBe('b');
  });
});

describe('Amazon Location', () => {
  const provider = () => locationProvider('AWS');
  beforeEach(() => metas(aws));

  it('needs a key and a region', async () => {
    for (const tags of ['', '<meta name="vitrine:aws-key" content="k">']) {
      metas(tags);
      expect(await failure((await provider()).geocode('x', 'BR'))).toMatchObject({
        kind: 'config',
        message: 'AWS provider requires API key and region configuration',
      });
    }
  });
  it('answers a place, asked in the region of the page', async () => {
    const fetch = answers(json({ ResultItems: [sp] }));
    expect(await (await provider()).reverseGeocode(here, 'BR')).toEqual({
      longitude: -46.63,
      latitude: -23.55,
      placeId: 'p1',
      description: 'São Paulo, SP, Brasil',
      cityName: 'São Paulo',
      cityCode: '',
      countryCode: 'BR',
      countryName: 'Brasil',
      stateCode: 'SP',
      stateName: 'São Paulo',
    });
    expect(sent(fetch).url).toBe('https://places.geo.sa-east-1.amazonaws.com/v2/reverse-geocode?key=k%26y');
  });
  it('reads the code of a country in other letters', async () => {
    answers(json({ ResultItems: [{ ...sp, Address: { ...sp.Address, Country: { Code2: 'br' } } }] }));
    expect(await (await provider()).geocode('São Paulo', 'BR')).toMatchObject({
      countryCode: 'BR',
      stateCode: 'SP',
    });
  });
  it.each(['AR', 'CL'])('%s: a state goes by its name', async (code) => {
    const Address = { ...sp.Address, Country: { Code2: code }, Region: { Code: 'X', Name: 'Córdoba' } };
    answers(json({ ResultItems: [{ ...sp, Address }] }));
    expect((await (await provider()).geocode('Córdoba', code)).stateCode).toBe('Córdoba');
  });
  it('fails with the specified text of each failure', async () => {
    const one = await provider();
    const said = async (answer: Response, ask: () => Promise<unknown>) => {
      answers(answer);
      return (await failure(ask())).message;
    };
    const none = () => json({ ResultItems: [] });
    expect(await said(none(), () => one.reverseGeocode(here, 'BR'))).toBe(
      'Reverse geocode failed to find location',
    );
    expect(await said(none(), () => one.geocode('x', 'BR'))).toBe('Geocode failed to find location');
    expect(await said(none(), () => one.autocomplete('x', 'BR'))).toBe('Autocomplete failed to find results');
    expect(await said(json({}), () => one.placeDetails('x', 'BR'))).toBe(
      'Place details failed to find address',
    );
    expect(await said(json({ ResultItems: 1 }), () => one.geocode('x', 'BR'))).toBe('Geocoding failed');
    expect(await said(json({ ResultItems: [{ ...sp, Position: [] }] }), () => one.geocode('x', 'BR'))).toBe(
      'Failed to parse geocoding result',
    );
    expect(await said(json({}, 403), () => one.geocode('x', 'BR'))).toBe('Response status: 403');
  });
  it('marks what was typed in a suggestion', async () => {
    const Highlights = { Title: [{ StartIndex: 4, EndIndex: 7 }] };
    answers(json({ ResultItems: [{ PlaceId: 'a', Title: 'São Paulo', Highlights }] }));
    expect(await (await provider()).autocomplete('pau', 'BR')).toEqual([
      { description: 'São Paulo', placeId: 'a', matchedSubstrings: [{ offset: 4, length: 3 }] },
    ]);
  });
  it('holds the route matrix to its shape', async () => {
    const one = await provider();
    const said = async (answer: Response) => {
      answers(answer);
      return (await failure(one.routeMatrix([here, here], [here]))).message;
    };
    const cell = { Distance: 1, Duration: 1 };
    expect(await said(new Response(''))).toBe('Route matrix API returned no data');
    expect(await said(json({ rows: [] }))).toBe('Route matrix service error: unexpected response structure');
    expect(await said(json({ RouteMatrix: [[cell]] }))).toBe(
      'Route matrix service error: unexpected response structure',
    );
    expect(await said(json({ RouteMatrix: [[cell], [cell, cell]] }))).toBe(
      'Route matrix service error: row 1 has unexpected length',
    );
  });
});
