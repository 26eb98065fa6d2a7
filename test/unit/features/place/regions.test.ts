// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $location, type Location, setLocation } from '#features/place/location-store';
import { addRegions, placeWithRegions } from '#features/place/lookup/regions';
import { choosePlace, followPlace } from '#features/place/visitor-place';
import { clearQueryCache } from '#services/http/query-cache';
import type { Host } from '#ui/core/host-context';
import { answerWith, held, page } from '../../lib/answers';
import { clearLocation } from '../../lib/clear-location';
import { advance, installFakeClock } from '../../lib/clock';

installFakeClock();

const betim = {
  countryCode: 'BR',
  stateCode: 'MG',
  cityName: 'Betim',
  cityCode: '3106705',
  influenceAreas: [],
  regionals: [],
} as unknown as Location;
const uberaba = { ...betim, cityName: 'Uberaba', cityCode: '3170107' } as Location;

const area = (id: string) => ({ id, code: `c${id}`, name: id, brandName: 'Fiat' });
const dealer = (cityCode: string, influenceArea?: unknown) => ({
  idSiteGeo: cityCode,
  name: cityCode,
  cityCode,
  influenceArea,
});
const REGIONS = {
  '/regional/R1/': [{ code: 'SP', name: 'São Paulo' }],
  '/regional/R2/': [{ code: 'MG', name: 'Minas Gerais' }],
  '/regional?': [
    { regionalId: 'R1', brandName: 'Fiat' },
    { regionalId: 'R2', brandName: 'Fiat' },
    { regionalId: 'R3', brandName: 'Fiat' },
  ],
};
const DEALERS = {
  ...REGIONS,
  '/findDealersBy': [
    dealer('3106705', area('A')),
    dealer('3106705', area('A')),
    dealer('3106200', area('B')),
    dealer('3106200', 'not an area'),
  ],
};
const full = {
  influenceAreas: [{ id: 'A', code: 'cA', brandName: 'Fiat' }],
  regionals: [{ regionalId: 'R2', brandName: 'Fiat' }],
  regionsBrand: 'fiat',
};
const host = { emit: () => true } as unknown as Host;

beforeEach(() => {
  clearQueryCache();
  clearLocation();
  page();
});
afterEach(() => vi.unstubAllGlobals());

describe('the regions of a place', () => {
  it('are the areas of its dealers and the first region of its state, asked once', async () => {
    const asked = answerWith(DEALERS);
    expect(await placeWithRegions(betim)).toEqual({ ...betim, ...full });
    expect(asked.map((address) => address.replace('https://api.example/dealer/', ''))).toEqual([
      'v2/dealer/findDealersBy?brand=fiat&country=BR&stateCode=MG',
      'dealer/countrycode/BR/regional?brand=fiat',
      'dealer/regional/R1/brand/fiat/states',
      'dealer/regional/R2/brand/fiat/states',
    ]);
    await placeWithRegions(betim);
    expect(asked).toHaveLength(4);
  });
  it('of a city without a dealer are the areas of the state that contain it', async () => {
    answerWith({
      ...DEALERS,
      '/influencearea/A/city': [],
      '/influencearea/B/city': [
        { cityCode: '3170107', cityName: 'Uberaba', stateCode: 'MG', countryCode: 'BR' },
      ],
    });
    expect((await placeWithRegions(uberaba)).influenceAreas).toEqual([
      { id: 'B', code: 'cB', brandName: 'Fiat' },
    ]);
  });
  it('are none where the services know none', async () => {
    answerWith({});
    expect(await placeWithRegions(betim)).toEqual({ ...betim, regionsBrand: 'fiat' });
  });
  it('are found by the province’s name in Argentina', async () => {
    page({ country: 'AR' });
    answerWith({ ...REGIONS, '/regional/R2/': [{ code: 'AR-S', name: 'Santa Fe' }] });
    const rosario = { ...betim, countryCode: 'AR', stateCode: 'S', stateName: 'Santa Fe' } as Location;
    expect((await placeWithRegions(rosario)).regionals).toEqual(full.regionals);
  });
  it('that were loaded for another brand are loaded again; a page without a brand has none', async () => {
    answerWith(DEALERS);
    const ofJeep = { ...betim, ...full, regionsBrand: 'jeep', influenceAreas: [] } as Location;
    expect(await placeWithRegions(ofJeep)).toEqual({ ...betim, ...full });
    page({ brand: '' });
    expect(await placeWithRegions(betim)).toBe(betim);
  });
  it('fail as a service does', async () => {
    answerWith({ ...DEALERS, '/findDealersBy': { status: 403 } });
    await expect(placeWithRegions(betim)).rejects.toMatchObject({ status: 403 });
    // The other lookup ends as well.
    await advance(10);
  });
});

describe('the page’s place', () => {
  it('gets them later, once, without a new choice, and keeps them', async () => {
    answerWith(DEALERS);
    const seen: unknown[] = [];
    const end = followPlace('BR', (place) => seen.push(place?.cityName));
    choosePlace(betim, host);
    expect($location.get()).toBe(betim);
    await advance(1500);
    expect($location.get()).toEqual({ ...betim, ...full });
    expect(localStorage.getItem('vitrine:location:v1')).toContain('"R2"');
    expect(seen).toEqual([undefined, 'Betim']);
    // The same city again is a choice.
    choosePlace({ ...betim }, host);
    expect(seen).toEqual([undefined, 'Betim', 'Betim']);
    await advance(1500);
    end();
  });
  it('drops those of an older place', async () => {
    const late = held(DEALERS['/findDealersBy']);
    answerWith({ ...DEALERS, '/findDealersBy': late });
    setLocation(betim);
    const adding = addRegions(betim, setLocation);
    setLocation(uberaba);
    late.go();
    await adding;
    expect($location.get()).toBe(uberaba);
  });
  it('stays as it is after a failure, and without dealers nothing is asked', async () => {
    answerWith({ '/findDealersBy': new TypeError('offline'), '/regional?': { status: 403 } });
    setLocation(betim);
    const adding = addRegions(betim, setLocation);
    await advance(60_000);
    await adding;
    expect($location.get()).toBe(betim);
    page({ services: '' });
    const asked = answerWith(DEALERS);
    await addRegions(betim, setLocation);
    expect(asked).toEqual([]);
  });
  it('that was restored gets them for this page only, and expires as before', async () => {
    const saved = Date.now();
    setLocation(betim);
    answerWith(DEALERS);
    await advance(5000);
    const end = followPlace('BR', () => {});
    await advance(1500);
    expect($location.get()).toMatchObject(full);
    expect(JSON.parse(localStorage.getItem('vitrine:location:v1') ?? '{}').saved).toBe(saved);
    end();
  });
});
