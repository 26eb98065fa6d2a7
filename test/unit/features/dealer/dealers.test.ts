// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupCities } from '#features/dealer/dealer-groups';
import { dealersAround, dealersIn, dealersOfArea, dealersOfRegional } from '#features/dealer/dealer-queries';
import {
  dealersOfGroup,
  dealersOfProvince,
  dealerZones,
  offlineDealersOfProvince,
} from '#features/dealer/linked-dealers';
import { offlineDealersIn, offlineDealersOf } from '#features/dealer/offline-dealers';
import { clearQueryCache } from '#services/http/query-cache';
import { answerWith, CITIES, page } from '../../lib/answers';

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
  it('are of the brand, also by a version of the call that does not filter', async () => {
    answerWith({
      findDealersBy: { status: 500 },
      '/v3/dealer?': [dealer('1', { brand: 'FIAT' }), dealer('2', { brand: 'JEEP' }), dealer('3')],
    });
    expect(ids(await dealersIn(betim))).toEqual(['1', '3']);
  });

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
    expect(ids(await dealersIn(betim, { group: 'colibri' }))).toEqual(['1', '3']);
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

describe('dealers of an influence area or a region', () => {
  const place = {
    ...(betim as object),
    influenceAreas: [{ id: 'A1', code: 'A1', brandName: 'Fiat' }],
    regionals: [{ regionalId: 'R3', brandName: 'Fiat' }],
  } as never;
  it('are asked by the area’s cities, each repeated', async () => {
    const asked = answerWith({ '/influencearea/A1/city': CITIES, findDealersBy: [dealer('1')] });
    expect(ids(await dealersOfArea(place))).toEqual(['1']);
    expect(asked[1]).toContain('cityCode=3106200&cityCode=3106705&cityCode=3162500');
  });
  it('are those of the group’s cities in the area', async () => {
    const asked = answerWith({
      '/dealergroup/colibri/influencearea/A1/city': [CITIES[1]],
      findDealersBy: [dealer('1'), dealer('2', { dealerGroup: 'aurora' })],
    });
    expect(ids(await dealersOfArea(place, { group: 'colibri' }))).toEqual(['1']);
    expect(asked[1]).toContain('cityCode=3106705&dealerGroup=colibri');
  });
  it('are asked by the region’s cities of the brand', async () => {
    const asked = answerWith({ '/regional/R3/brand/fiat/cities': CITIES, findDealersBy: [dealer('1')] });
    expect(ids(await dealersOfRegional(place))).toEqual(['1']);
    expect(asked[1]).toContain('cityCode=3106705');
  });
  it('are none where it has no city, without a search of all', async () => {
    const asked = answerWith({ '/influencearea/A1/city': [] });
    expect(await dealersOfArea(place)).toEqual([]);
    expect(asked).toHaveLength(1);
  });
  it.each([
    [dealersOfArea, 'There is no influence area'],
    [dealersOfRegional, 'There is no Regional'],
  ])('are not asked for a place in none: %o', async (load, message) => {
    const asked = answerWith({});
    await expect(load(betim)).rejects.toMatchObject({ kind: 'input', message });
    expect(asked).toEqual([]);
  });
});

describe('dealers of a type', () => {
  it('are asked for, and others are left out if the service sends their types', async () => {
    const asked = answerWith({
      findDealersBy: [
        dealer('1', { types: ['DIGITAL_DEALER'] }),
        dealer('2', { types: ['ONLINE_SCHEDULE'] }),
        dealer('3'),
      ],
    });
    expect(ids(await dealersIn(betim, { type: 'DIGITAL_DEALER' }))).toEqual(['1', '3']);
    expect(asked[0]).toContain('dealerType=DIGITAL_DEALER');
  });
});

describe('dealers of a group', () => {
  it('are all of it, or those of the cities of an area', async () => {
    const asked = answerWith({
      findByGroup: [dealer('1'), dealer('2')],
      '/dealergroup/colibri/influencearea/A1/city': [CITIES[1]],
      findDealersBy: [dealer('2')],
    });
    expect(ids(await dealersOfGroup({ group: 'colibri' }))).toEqual(['1', '2']);
    expect(asked[0]).toContain('dealerGroup=colibri&brand=fiat');
    expect(ids(await dealersOfGroup({ group: 'colibri' }, 'A1'))).toEqual(['2']);
    expect(asked[2]).toContain('cityCode=3106705');
  });
});

describe('dealers of a province', () => {
  beforeEach(() => page({ country: 'AR' }));
  it('are asked by province and zone', async () => {
    const asked = answerWith({ '/zone': [{ id: 'Z1', name: 'Norte' }], findDealersBy: [dealer('1')] });
    expect(await dealerZones('AR06')).toMatchObject([{ id: 'Z1' }]);
    expect(asked[0]).toContain('/province/AR06/zone');
    await dealersOfProvince('B', '');
    await dealersOfProvince('B', 'Z1');
    expect(asked[1]).not.toContain('zoneId');
    expect(asked[2]).toContain('stateCode=B&zoneId=Z1');
  });
  it('have no zones without a province: routeParams.provinceId param is required', async () => {
    const asked = answerWith({});
    await expect(dealerZones('')).rejects.toMatchObject({
      kind: 'input',
      message: 'routeParams.provinceId param is required',
    });
    expect(asked).toEqual([]);
  });
});

describe('dealers that sell in person only', () => {
  it('are marked', async () => {
    const asked = answerWith({ findOfflineDealersByLocation: [dealer('1')] });
    expect(await offlineDealersIn(betim, {})).toMatchObject([{ idSiteGeo: '1', offline: true }]);
    expect(asked[0]).toContain('stateCode=MG&cityName=Betim&brand=fiat');
  });
  it('are none where the service does not know the place', async () => {
    answerWith({ findOfflineDealersByLocation: { status: 404 } });
    expect(await offlineDealersIn(betim, {})).toEqual([]);
  });
  it('fail with any other status, and are asked again', async () => {
    answerWith({ findOfflineDealersByLocation: { status: 403 } });
    await expect(offlineDealersIn(betim, {})).rejects.toMatchObject({ status: 403 });
    answerWith({ findOfflineDealersByLocation: [dealer('1')] });
    expect(await offlineDealersIn(betim, {})).toHaveLength(1);
  });
  it('are asked in the states that have some', async () => {
    const asked = answerWith({
      findAllOfflineStates: [{ code: 'MG', name: 'Minas Gerais' }],
      findOfflineDealersByState: [dealer('1')],
    });
    expect(await offlineDealersOf(['SP'], {})).toEqual([]);
    expect(await offlineDealersOf(['MG'], {})).toHaveLength(1);
    expect(asked.filter((address) => address.includes('findAllOfflineStates'))).toHaveLength(1);
    expect(asked.at(-1)).toContain('stateCode=MG');
  });
  it('are in the zone of the place around them, as the services say', async () => {
    const at = (latitude: number) => ({ longitude: -44, latitude });
    const asked = answerWith({
      findAllOfflineStates: [{ code: 'MG', name: 'Minas Gerais' }],
      findOfflineDealersByState: [
        dealer('1', at(-19)),
        dealer('2', at(-20)),
        dealer('3', at(-19)),
        dealer('4', at(-21)),
        dealer('5', { longitude: null, latitude: null }),
      ],
      'locationId=-44,-19': { ...at(-19), placeId: 'P1', cityName: 'Betim', countryCode: 'BR' },
      'locationId=-44,-20': { ...at(-20), placeId: 'P2', cityName: 'Outra', countryCode: 'BR' },
      '/locationId/P1/zone': [{ id: 'Z1', name: 'Norte' }],
      '/locationId/P2/zone': [{ id: 'Z2', name: 'Sul' }],
    });
    expect(ids(await offlineDealersOfProvince('MG', 'Z1'))).toEqual(['1', '3']);
    expect(ids(await offlineDealersOfProvince('MG', 'Z2'))).toEqual(['2']);
    expect(ids(await offlineDealersOfProvince('MG', ''))).toEqual(['1', '2', '3', '4', '5']);
    // Each place once; those that the service does not know are in no zone.
    expect(asked.filter((address) => address.includes('/geocode'))).toHaveLength(3);
    expect(asked.filter((address) => address.includes('/zone'))).toHaveLength(2);
  });
  it('of a zone fail where the places around them cannot be loaded', async () => {
    answerWith({
      findAllOfflineStates: [{ code: 'MG', name: 'Minas Gerais' }],
      findOfflineDealersByState: [dealer('1', { longitude: -44, latitude: -19 })],
      '/geocode': { status: 403 },
    });
    await expect(offlineDealersOfProvince('MG', 'Z1')).rejects.toMatchObject({ status: 403 });
  });
});
