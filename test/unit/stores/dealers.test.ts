// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealersAround, dealersIn, groupCities } from '../../../src/features/dealer/dealer-queries';
import { clearQueryCache } from '../../../src/stores/query-cache';
import { answerWith, CITIES, page } from '../lib/answers';

beforeEach(() => {
  clearQueryCache();
  page();
});
afterEach(() => vi.unstubAllGlobals());

const betim = {
  countryCode: 'BR',
  stateCode: 'MG',
  cityName: 'Betim',
  cityCode: '3106705',
  influenceAreas: [],
  regionals: [],
} as never;
const dealer = (idSiteGeo: string, more = {}) => ({
  idSiteGeo,
  name: `Dealer ${idSiteGeo}`,
  cityName: 'Betim',
  ...more,
});
const ids = (all: { idSiteGeo: string }[]) => all.map(({ idSiteGeo }) => idSiteGeo);

describe('dealers of a city', () => {
  it('are asked by brand, country, state and city, once per page view', async () => {
    const asked = answerWith({ findDealersBy: [dealer('1'), dealer('1'), dealer('2')] });
    expect(ids(await dealersIn(betim))).toEqual(['1', '2']);
    await dealersIn(betim);
    expect(asked).toEqual([
      'https://api.example/dealer/v2/dealer/findDealersBy?brand=fiat&country=BR&stateCode=MG&cityCode=3106705',
    ]);
  });
  it('are asked again after a failure', async () => {
    answerWith({ findDealersBy: { status: 403 } });
    await expect(dealersIn(betim)).rejects.toMatchObject({ status: 403 });
    answerWith({ findDealersBy: [dealer('1')] });
    expect(ids(await dealersIn(betim))).toEqual(['1']);
  });
  it('show the city’s name if the place has no code', async () => {
    const asked = answerWith({ findDealersBy: [dealer('1'), dealer('2', { cityName: 'Contagem' })] });
    expect(ids(await dealersIn({ ...(betim as object), cityCode: '' } as never))).toEqual(['1']);
    expect(asked[0]).not.toContain('cityCode');
  });
  it('are the group’s only, whatever else the service sends', async () => {
    const asked = answerWith({
      findDealersBy: [
        dealer('1', { dealerGroup: 'Colibri' }),
        dealer('2', { dealerGroup: 'aurora' }),
        dealer('3'),
      ],
    });
    expect(ids(await dealersIn(betim, 'colibri'))).toEqual(['1', '3']);
    expect(asked[0]).toContain('dealerGroup=colibri');
  });
});

describe('dealers around a point', () => {
  it('are asked with its coordinates and kilometres', async () => {
    const asked = answerWith({ findDealersByRadius: [dealer('1')] });
    await dealersAround([-44.2, -19.9], 25);
    expect(Object.fromEntries(new URL(asked[0] as string).searchParams)).toEqual({
      brand: 'fiat',
      country: 'BR',
      referenceLatitude: '-19.9',
      referenceLongitude: '-44.2',
      radius: '25',
    });
  });
  it.each([undefined, 0, -1, Number.NaN])(
    'are not asked with a radius of %s: There is no Radius',
    async (radius) => {
      const asked = answerWith({});
      await expect(dealersAround([-44.2, -19.9], radius)).rejects.toMatchObject({
        kind: 'input',
        message: 'There is no Radius',
      });
      expect(asked).toEqual([]);
    },
  );
  it.each([[null], [[Number.NaN, 1]], [[-444, 1]]])('are not asked without coordinates: %j', async (from) => {
    const asked = answerWith({});
    await expect(dealersAround(from as never, 25)).rejects.toMatchObject({ kind: 'input', call: 'DLR-21' });
    expect(asked).toEqual([]);
  });
});

describe('cities of a group', () => {
  it('are those of the state that the group names, with their coordinates', async () => {
    answerWith({
      '/dealergroup/colibri/state/MG/cities': [{ code: '3106705', name: 'Betim' }],
      '/location/city': CITIES,
    });
    expect(await groupCities('colibri', 'MG')).toEqual([CITIES[1]]);
  });
});
