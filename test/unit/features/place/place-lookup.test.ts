// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAddress } from '#features/place/lookup/find-address';
import { detailsOfPlace, placeAround, suggestPlaces } from '#features/place/lookup/place-lookup';
import { problems } from '#page/settings/report-problem';
import { clearQueryCache } from '#services/http/query-cache';
import { answerWith, CITIES, page } from '../../lib/answers';

beforeEach(() => {
  clearQueryCache();
  problems.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
  page();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const geocode = { latitude: -19.9, longitude: -44.1, cityName: 'Betim', countryCode: 'BR', stateCode: 'MG' };

const here = [-44.1234567, -19.7654321] as const;

describe('the place around a position', () => {
  it.each([
    [undefined, null],
    ['service', null],
    ['GCP', 'GOOGLE'],
    ['AWS', 'AWS'],
  ])('asks with longitude first; provider %s is sent as %s', async (setting, provider) => {
    page(setting ? { 'location-provider': setting } : {});
    const asked = answerWith({ '/geocode': geocode, '/city': CITIES });
    await placeAround('BR', here);
    const query = new URL(asked[0] as string).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      locationId: '-44.1234567,-19.7654321',
      country: 'BR',
      ...(provider && { provider }),
    });
  });
  it('holds the city’s coordinates, never the measured ones', async () => {
    answerWith({ '/geocode': { ...geocode, longitude: here[0], latitude: here[1] }, '/city': CITIES });
    expect(await placeAround('BR', here)).toMatchObject({ longitude: -44.1983, latitude: -19.9678 });
    answerWith({
      '/geocode': { ...geocode, cityName: 'Nova', cityCode: '1', longitude: here[0], latitude: here[1] },
      '/city': [],
    });
    expect(await placeAround('BR', here)).not.toHaveProperty('longitude');
  });
  it('is null abroad and where the service finds nothing', async () => {
    answerWith({ '/geocode': { ...geocode, countryCode: 'PY' }, '/city': CITIES });
    expect(await placeAround('BR', here)).toBeNull();
    answerWith({ '/geocode': { status: 404 } });
    expect(await placeAround('BR', here)).toBeNull();
  });
  it('fails as the service does', async () => {
    answerWith({ '/geocode': { status: 403 } });
    await expect(placeAround('BR', here)).rejects.toMatchObject({ status: 403 });
  });
  it('is not remembered', async () => {
    const asked = answerWith({ '/geocode': geocode, '/city': CITIES });
    await placeAround('BR', here);
    await placeAround('BR', here);
    expect(asked.filter((address) => address.includes('/geocode'))).toHaveLength(2);
  });
});

describe('the page’s provider', () => {
  const amazon = {
    'location-provider': 'AWS',
    'aws-key': 'k',
    'aws-region': 'sa-east-1',
  };
  const item = {
    PlaceId: 'p1',
    Title: 'Rua do Comércio',
    Address: { Locality: 'Betim', Country: { Code2: 'BR' }, Region: { Code: 'MG' } },
    Position: [-44.19, -19.96],
  };
  it('finds positions, texts, suggestions and details', async () => {
    page(amazon);
    const asked = answerWith({
      '/v2/reverse-geocode': { ResultItems: [item] },
      '/v2/autocomplete': { ResultItems: [{ PlaceId: 'p1', Title: 'Rua do Comércio' }] },
      '/v2/geocode': { ResultItems: [item] },
      '/v2/place/p1': item,
      '/city': CITIES,
    });
    const betim = { cityCode: '3106705', longitude: -44.1983 };
    expect(await placeAround('BR', here)).toMatchObject(betim);
    expect(await suggestPlaces('BR', 'rua do')).toEqual([
      { placeId: 'p1', description: 'Rua do Comércio', matchedSubstrings: [] },
    ]);
    expect(await findAddress({ address: 'rua do' }, 'BR', 'pt-BR')).toMatchObject(betim);
    expect(await findAddress({ address: 'Rua', placeId: 'p1' }, 'BR', 'pt-BR')).toMatchObject(betim);
    expect(asked.filter((address) => address.includes('/location/'))).toEqual([
      'https://api.example/location/city?country=BR&state=MG&name=Betim',
    ]);
    expect(problems).toEqual([]);
  });
  it.each([
    ['GCP', 'Google Maps SDK is not loaded'],
    ['AWS', 'AWS provider requires API key and region configuration'],
  ])('%s without what it needs: told to the author once, and the service is asked', async (name, why) => {
    page({ 'location-provider': name });
    answerWith({ '/geocode': geocode, '/city': CITIES });
    await placeAround('BR', here);
    await placeAround('BR', here);
    expect(problems).toEqual([{ subject: '<meta name="vitrine:location-provider">', expected: why }]);
  });
  it('fails as its own call does, without a second one', async () => {
    page(amazon);
    const asked = answerWith({ '/v2/': { status: 403 } });
    await expect(placeAround('BR', here)).rejects.toMatchObject({ status: 403 });
    expect(asked).toHaveLength(1);
  });
});

describe('suggestions and details', () => {
  it('fall back to an empty list', async () => {
    for (const answer of [{ status: 404 }, { status: 403 }, []]) {
      answerWith({ '/geocode/suggestion': answer });
      expect(await suggestPlaces('BR', 'betim')).toEqual([]);
    }
  });
  it('log a failure of the details and give nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answerWith({ '/geocode': { status: 404 } });
    expect(await detailsOfPlace('BR', 'x')).toBeNull();
    expect(log).toHaveBeenCalledWith('Error fetching location details', expect.any(Error));
    expect(log.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });
});

describe('an address', () => {
  const refused = (values: { address: string; placeId?: string }, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
    findAddress(values, 'BR', language).then(
      () => 'found',
      (error) => error.refusal?.fields.address ?? error.status,
    );

  it('is not asked for below three characters', async () => {
    const asked = answerWith({});
    expect(await refused({ address: ' ab ' })).toBe('Digite pelo menos 3 caracteres');
    expect(await refused({ address: 'ab' }, 'es-AR')).toBe('Ingresá al menos 3 caracteres');
    expect(asked).toEqual([]);
  });
  it('that nothing matches, or abroad, is unknown', async () => {
    answerWith({ '/geocode/suggestion': [] });
    expect(await refused({ address: 'xyz' })).toBe('Nenhum resultado encontrado');
    answerWith({ '/geocode?': { ...geocode, countryCode: 'PY' } });
    expect(await refused({ address: 'x', placeId: 'p' })).toBe('Nenhum resultado encontrado');
  });
  it('whose details fail can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answerWith({ '/geocode?': { status: 403 } });
    expect(await refused({ address: 'x', placeId: 'p' })).toBe('Não foi possível carregar as informações');
    answerWith({ '/geocode?': geocode, '/city': CITIES });
    expect(await refused({ address: 'x', placeId: 'p' })).toBe('found');
  });
  it('fails as the service does', async () => {
    answerWith({ '/geocode/suggestion': { status: 403 } });
    expect(await refused({ address: 'betim' })).toBe(403);
  });
});
