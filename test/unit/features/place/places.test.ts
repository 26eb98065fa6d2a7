// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { citiesOf, coordinatesOfPlace, placeOfPostalCode, statesOf } from '#features/place/places';
import { clearQueryCache } from '#services/http/query-cache';
import { answerWith, CITIES, page, STATES } from '../../lib/answers';

beforeEach(() => {
  clearQueryCache();
  page();
});
afterEach(() => vi.unstubAllGlobals());

const record = { cep: '32600000', countryCode: 'BR', stateCode: 'MG', cityName: 'BETIM' };

describe('states and cities', () => {
  it('come by name and are asked once per page view', async () => {
    const asked = answerWith({ '/country/BR/state': STATES, '/city': CITIES.toReversed() });
    expect((await statesOf('BR')).map(({ code }) => code)).toEqual(['MG', 'SP']);
    expect((await citiesOf('BR', 'MG')).map(({ cityName }) => cityName)).toEqual(
      CITIES.map(({ cityName }) => cityName),
    );
    await Promise.all([statesOf('BR'), citiesOf('BR', 'MG'), citiesOf('BR', 'MG')]);
    expect(asked).toHaveLength(2);
  });
  it('are never an empty list: that is a failure, and asked again', async () => {
    answerWith({ '/state': [], '/city': [] });
    await expect(statesOf('BR')).rejects.toThrow(RangeError);
    await expect(citiesOf('BR', 'MG')).rejects.toThrow(RangeError);
    answerWith({ '/state': STATES, '/city': CITIES });
    await expect(statesOf('BR')).resolves.toHaveLength(2);
    await expect(citiesOf('BR', 'MG')).resolves.toHaveLength(CITIES.length);
  });
  it('are asked again after a failure', async () => {
    answerWith({ '/state': { status: 403 } });
    await expect(statesOf('BR')).rejects.toMatchObject({ status: 403 });
    answerWith({ '/state': STATES });
    await expect(statesOf('BR')).resolves.toHaveLength(2);
  });
});

describe('a postal code’s place', () => {
  it('gets the code and the coordinates of its city by name where the record has none', async () => {
    const asked = answerWith({ '/cep/32600000': record, '/city': CITIES });
    expect(await placeOfPostalCode('BR', '32600-000')).toEqual({
      countryCode: 'BR',
      stateCode: 'MG',
      cityName: 'Betim',
      cityCode: '3106705',
      longitude: -44.1983,
      latitude: -19.9678,
      influenceAreas: [],
      regionals: [],
    });
    expect(asked[1]).toBe('https://api.example/location/city?country=BR&state=MG&name=BETIM');
  });
  it('is null for an unknown code', async () => {
    answerWith({ '/cep/': { status: 404 } });
    expect(await placeOfPostalCode('BR', '99999-999')).toBeNull();
  });
  it('goes without coordinates where the record has a code and the city service does not answer', async () => {
    answerWith({ '/cep/': { ...record, cityCode: '3106705' }, '/city': { status: 403 } });
    const place = await placeOfPostalCode('BR', '32600-000');
    expect(place).toMatchObject({ cityName: 'BETIM', cityCode: '3106705' });
    expect(place).not.toHaveProperty('longitude');
  });
  it('fails where neither says which city it is', async () => {
    answerWith({ '/cep/': record, '/city': { status: 403 } });
    await expect(placeOfPostalCode('BR', '32600-000')).rejects.toMatchObject({ status: 403 });
  });
  it('names the Argentine province its letter stands for', async () => {
    answerWith({
      '/cep/': { countryCode: 'AR', stateCode: 'Santa Fe', cityName: 'Rosario', cityCode: 'S2000' },
      '/state': [{ code: 'S', name: 'Santa Fe' }],
      '/city': [{ cityCode: 'S2000', cityName: 'Rosario', stateCode: 'S', countryCode: 'AR' }],
    });
    expect(await placeOfPostalCode('AR', 's2000abc')).toMatchObject({
      stateCode: 'S',
      stateName: 'Santa Fe',
      cityCode: 'S2000',
    });
  });
});

describe('a place’s coordinates', () => {
  const betim = {
    countryCode: 'BR',
    stateCode: 'MG',
    cityName: 'Betim',
    cityCode: '3106705',
    influenceAreas: [],
    regionals: [],
  } as const;
  it('are its own, else its city’s, else unknown', async () => {
    const asked = answerWith({ '/city': CITIES });
    expect(await coordinatesOfPlace({ ...betim, longitude: 1, latitude: 2 } as never)).toEqual([1, 2]);
    expect(asked).toHaveLength(0);
    expect(await coordinatesOfPlace(betim as never)).toEqual([-44.1983, -19.9678]);
    clearQueryCache();
    answerWith({ '/city': { status: 403 } });
    expect(await coordinatesOfPlace(betim as never)).toBeNull();
  });
});
