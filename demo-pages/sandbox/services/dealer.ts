import { BRANDS } from '#domain/core/brands';
import { distance } from '#domain/place/geo';
import { BRAND_IDS } from '#domain/vehicle/brand-ids';
import * as dealers from '#services/dealer';
import { answer, found, Refusal } from '../answers';
import { SANDBOX_BRANDS } from '../data/brands';
import { CITIES, plain, plainCity } from '../data/cities';
import { workshopServices } from '../data/dealer-details';
import { GROUPS, type SandboxDealer } from '../data/dealers';
import { type SandboxState, STATES, stateId, zonesOf } from '../data/states';
import { zoneOfCity } from '../data/zones';
import { countryFor } from '../rules/cars';
import { blockDealer, changeDealer, dealerOf, fullDealer, openDealers } from '../rules/dealers';
import type { World } from '../world';

/** Default radius in kilometres. */
const DEFAULT_RADIUS = 50;

interface Search {
  brand?: string | undefined;
  country?: string | undefined;
  dealerGroup?: string | undefined;
  dealerType?: readonly string[] | undefined;
  stateCode?: readonly string[] | undefined;
  zoneId?: readonly string[] | undefined;
  cityCode?: readonly string[] | undefined;
  dealerCode?: readonly string[] | undefined;
}

const among = (wanted: readonly string[] | undefined, value = '') =>
  !wanted?.length || wanted.includes(value);

function zoneOf({ cityCode }: SandboxDealer): string {
  const city = CITIES.find((each) => each.cityCode === cityCode);
  return (city && zoneOfCity(city)?.id) ?? '';
}

/** Returns the dealers of a search; absent parameters match all. */
function search(world: World, query: Search): SandboxDealer[] {
  const { brand, country, dealerGroup, dealerType, stateCode, zoneId, cityCode, dealerCode } = query;
  return openDealers(world).filter(
    (dealer) =>
      (!brand || dealer.brand === brand.toLowerCase()) &&
      (!country || dealer.countryCode === country) &&
      (!dealerGroup || dealer.dealerGroup === dealerGroup) &&
      (!dealerType?.length || dealer.types?.some((type) => dealerType.includes(type))) &&
      among(stateCode, dealer.stateCode ?? '') &&
      (!zoneId?.length || zoneId.includes(zoneOf(dealer))) &&
      among(cityCode, dealer.cityCode ?? '') &&
      among(dealerCode, dealer.idSiteGeo),
  );
}

/** Returns the dealers of a group's code, or of a brand's code. */
function ofGroup(world: World, g: string): SandboxDealer[] {
  const group = g.toLowerCase();
  const theirs = openDealers(world).filter(({ dealerGroup, brand }) => [dealerGroup, brand].includes(group));
  if (theirs.length === 0) throw new Refusal(404, { error: 'there is no such dealer group' });
  return theirs;
}

/** States, cities and areas of dealers, each once, in the order of the dealers. */
const plainState = (state: SandboxState) => ({ code: state.code, name: state.name, id: stateId(state) });
const statesOf = (all: readonly SandboxDealer[]) =>
  STATES.filter(({ countryCode, code }) =>
    all.some((dealer) => dealer.countryCode === countryCode && dealer.stateCode === code),
  ).map((state) => ({ ...plainState(state), countryCode: state.countryCode }));
const citiesOf = (all: readonly SandboxDealer[]) => {
  const codes = new Set(all.map(({ cityCode }) => cityCode));
  return CITIES.filter(({ cityCode }) => codes.has(cityCode));
};
const areasOf = (all: readonly SandboxDealer[]) => [
  ...new Map(all.map(({ influenceArea }) => [influenceArea.id, influenceArea])).values(),
];

/** A province by the id that the lists of provinces give; by nothing else. */
const provinceOf = (id: string) =>
  found(
    STATES.find((state) => stateId(state) === id),
    'province',
  );

/** Those that receive leads; the others have calls of their own. */
const online = (world: World, query: Search) => search(world, query).filter(({ offline }) => !offline);
const offline = (world: World, query: Search) => search(world, query).filter(({ offline }) => offline);

export const dealerAnswers = answer(
  dealers,
  {
    findDealersV1: ({ query, world }) => search(world, query),
    listDealerBrands: () =>
      BRANDS.map((code) => ({ code, name: SANDBOX_BRANDS[code].label, id: BRAND_IDS[code] ?? null })),
    listDealers: ({ query, world }) => search(world, query),
    getDealer({ params, world }) {
      const dealer = dealerOf(world, params.id);
      return fullDealer(world, found(openDealers(world).includes(dealer) ? dealer : undefined, 'dealer'));
    },
    getDealerByAnyId: ({ params, world }) => fullDealer(world, dealerOf(world, params.id)),
    listAllProvinces: ({ query }) =>
      STATES.filter(({ countryCode }) => countryCode === (query.country ?? countryCode)).map((state) => ({
        ...plainState(state),
        countryCode: state.countryCode,
      })),
    listProvinces: ({ query, world }) => statesOf(search(world, query)),
    listAllZones: ({ params }) => zonesOf(provinceOf(params.provinceId)),
    /** The first zone is the surroundings of the capital, with the largest cities. */
    listZones({ params, query, world }) {
      const { countryCode, code } = provinceOf(params.provinceId);
      const all = search(world, { ...query, country: countryCode, stateCode: [code] });
      const [capital, rest] = zonesOf(provinceOf(params.provinceId));
      const large = citiesOf(all).some(({ size }) => size > 1);
      const small = citiesOf(all).some(({ size }) => size === 1);
      return [large ? capital : undefined, small ? rest : undefined].filter((zone) => zone !== undefined);
    },
    listDealerServices: ({ params, world }) => fullDealer(world, dealerOf(world, params.id)).services ?? [],
    updateBlockedDealers: ({ body: { idSiteGeo, blocked, reason }, world }) =>
      blockDealer(world, idSiteGeo, blocked, reason),
    listMaintenanceServices: ({ headers }) => workshopServices(countryFor(undefined, headers)),
    listDealerGroups: ({ query }) =>
      query.country === 'AR'
        ? [...GROUPS.AR]
        : query.country === 'BR'
          ? [...GROUPS.BR]
          : Object.values(GROUPS).flat(),
    listGroupAreas: ({ params, world }) => areasOf(ofGroup(world, params.g)),
    listAreaCities({ params, world }) {
      const theirs = openDealers(world).filter(({ influenceArea }) => influenceArea.id === params.id);
      return citiesOf(found(theirs.length > 0 ? theirs : undefined, 'influence area')).map(plainCity);
    },
    listGroupStates: ({ params, world }) => statesOf(ofGroup(world, params.g)),
    listGroupAreaCities: ({ params, world }) =>
      citiesOf(ofGroup(world, params.g).filter(({ influenceArea }) => influenceArea.id === params.a)).map(
        plainCity,
      ),
    listGroupCities: ({ params, world }) =>
      citiesOf(ofGroup(world, params.g).filter(({ stateCode }) => stateCode === params.code)).map(
        ({ cityCode, cityName }) => ({ code: cityCode, name: cityName }),
      ),
    findDealersByGroup: ({ query, world }) => online(world, query),
    // The caller filters by group, as it knows dealers without one.
    findDealers: ({ query, world }) => online(world, { ...query, dealerGroup: undefined }),
    /** Nearest first; `distance` in metres. */
    findDealersByRadius({ query, world }) {
      const here = [query.referenceLongitude, query.referenceLatitude] as const;
      const { brand, country, dealerType } = query;
      return online(world, { brand, country, dealerType })
        .map((dealer) => ({
          ...dealer,
          distance: Math.round(distance(here, [dealer.longitude, dealer.latitude])),
        }))
        .filter((dealer) => dealer.distance <= (query.radius ?? DEFAULT_RADIUS) * 1000)
        .sort((a, b) => a.distance - b.distance);
    },
    findOfflineDealersByLocation: ({ query, world }) =>
      offline(world, { brand: query.brand, stateCode: [query.stateCode] }).filter(
        ({ cityName }) => plain(cityName ?? '') === plain(query.cityName),
      ),
    listOfflineStates: ({ query, world }) => statesOf(offline(world, query)),
    findOfflineDealersByState: ({ query, world }) =>
      offline(world, { brand: query.brand, stateCode: [query.stateCode] }),
    listDetailedDealers: ({ query, world }) =>
      search(world, query).map((dealer) => fullDealer(world, dealer)),
    updateDealerEconnect: ({ body, world }) =>
      changeDealer(world, body.idSiteGeo, { econnect: body.econnect }),
  },
  {
    examples: {
      findDealers: { query: { stateCode: ['SP', 'RJ'], zoneId: ['BR-SP-1', 'BR-RJ-1'] } },
      findDealersV1: { query: { cityCode: ['3550308', '3106200'] } },
      findDealersByRadius: {
        query: {
          referenceLatitude: -23.55,
          referenceLongitude: -46.63,
          radius: 50,
          dealerType: ['ONLINE_SCHEDULE'],
        },
      },
      getDealer: { id: '135503081' },
      getDealerByAnyId: { id: '135503081' },
      listDealerServices: { id: '135503081' },
      listAllZones: { provinceId: 'BR35' },
      listZones: { provinceId: 'BR35' },
      listGroupAreas: { g: 'fiat' },
      listAreaCities: { id: 'BR-SP' },
      listGroupStates: { g: 'fiat' },
      listGroupAreaCities: { g: 'fiat', a: 'BR-SP' },
      listGroupCities: { g: 'fiat' },
      findDealersByGroup: { query: { dealerGroup: 'aurora' } },
      findOfflineDealersByLocation: { query: { cityName: 'Campinas' } },
      listDetailedDealers: { query: { dealerCode: ['135503081'] } },
      updateBlockedDealers: {
        body: { idSiteGeo: '135503081', blocked: true, reason: 'Contrato suspenso' },
      },
      updateDealerEconnect: { body: { idSiteGeo: '135503081', econnect: true } },
    },
  },
);
