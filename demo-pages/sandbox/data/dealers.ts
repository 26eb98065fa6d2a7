import { BRANDS, type Brand, type Country } from '#domain/core/brands';
import type { Dealer } from '#services/entities/dealer';
import { type Random, randomFrom } from '../lib/random';
import { SANDBOX_BRANDS } from './brands';
import { CITIES, type SandboxCity } from './cities';
import { stateOf } from './states';
import { addressOf } from './streets';

/** Fictional groups that own the dealers; the code is the {g} of the dealer group calls. */
export const GROUPS: Record<Country, readonly { code: string; name: string }[]> = {
  BR: [
    { code: 'aurora', name: 'Aurora' },
    { code: 'jequitiba', name: 'Jequitibá' },
    { code: 'mirante', name: 'Mirante' },
    { code: 'serra-azul', name: 'Serra Azul' },
    { code: 'colibri', name: 'Colibri' },
    { code: 'araucaria', name: 'Araucária' },
    { code: 'mare-alta', name: 'Maré Alta' },
  ],
  AR: [
    { code: 'ceibo', name: 'Ceibo' },
    { code: 'quebracho', name: 'Quebracho' },
    { code: 'tero', name: 'Tero' },
    { code: 'lapacho', name: 'Lapacho' },
    { code: 'calandria', name: 'Calandria' },
  ],
};

/** Fields of a dealer beyond the catalogue's; its loose schema accepts them (spec places#dealers). */
export interface SandboxDealer extends Dealer {
  brand: Brand;
  countryCode: Country;
  longitude: number;
  latitude: number;
  /** The only area of the state in this sandbox. */
  influenceArea: { id: string; code: string; name: string; brandName: string };
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

/**
 * Types of a dealer, and whether it sells in person only: the first of a city sells online, except in some of the
 * smallest. Numbers of their own, so that they change nothing else.
 */
function salesOf(idSiteGeo: string, { size }: SandboxCity, index: number) {
  const share = index > 0 ? 0.25 : size === 1 ? 0.15 : 0;
  const offline = randomFrom(`offline ${idSiteGeo}`).next() < share;
  const digital = !offline && randomFrom(`details ${idSiteGeo}`).next() < 0.8;
  return { types: digital ? ['ONLINE_SCHEDULE', 'DIGITAL_DEALER'] : ['ONLINE_SCHEDULE'], offline };
}

/** Fictional numbers: each contains 555. */
function phones({ countryCode, areaCode }: SandboxCity, random: Random) {
  if (countryCode === 'BR') {
    return { phone: `${areaCode}5550${digits(random, 4)}`, whatsapp: `${areaCode}95550${digits(random, 4)}` };
  }
  // Area code and number have ten digits together.
  const number = () => `${areaCode}555${digits(random, 10)}`.slice(0, 10);
  return { phone: number(), whatsapp: number() };
}

function dealerOf(seed: number, brand: Brand, city: SandboxCity, index: number): SandboxDealer {
  const { label, number } = SANDBOX_BRANDS[brand];
  const { cityCode, cityName, stateCode, countryCode, postal } = city;
  // The numbers depend on this dealer only, so that adding a city does not change others.
  const random = randomFrom(`${seed} ${brand} ${cityCode} ${index}`);
  const groups = GROUPS[countryCode];
  const first = randomFrom(`${seed} ${brand} ${cityCode}`).whole(0, groups.length - 1);
  const group = groups[(first + index) % groups.length] ?? { code: '', name: '' };
  const { street, neighborhood } = addressOf(countryCode, random);
  const [from, to] = postal[0] ?? [0, 0];
  const near = () => (random.next() - 0.5) * (city.size === 3 ? 0.16 : 0.05);
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
  const idSiteGeo = `${number}${cityCode}${index + 1}`;
  return {
    idSiteGeo,
    ...salesOf(idSiteGeo, city, index),
    name: `${group.name} ${label} ${neighborhood}`,
    brand,
    dealerGroup: group.code,
    street: `${street}, ${random.whole(1, 48) * 50 + random.whole(0, 49)}`,
    neighborhood,
    postalCode: String(random.whole(from, to)).padStart(countryCode === 'BR' ? 8 : 4, '0'),
    cityName,
    cityCode,
    stateCode,
    countryCode,
    ...phones(city, random),
    longitude: rounded(city.longitude + near()),
    latitude: rounded(city.latitude + near()),
    influenceArea: {
      id: `${countryCode}-${stateCode}`,
      code: stateCode,
      name: stateOf(countryCode, stateCode)?.name ?? stateCode,
      brandName: label,
    },
  };
}

const bySeed = new Map<number, readonly SandboxDealer[]>();

/** Every dealer, by brand and city; the same list for equal seeds, since nothing may change it. */
export function dealersOf(seed: number): readonly SandboxDealer[] {
  const dealers = bySeed.get(seed) ?? Object.freeze(makeDealers(seed).map((dealer) => Object.freeze(dealer)));
  bySeed.set(seed, dealers);
  return dealers;
}

/** Makes every dealer, by brand and city; equal for equal seeds. */
export function makeDealers(seed: number): SandboxDealer[] {
  return BRANDS.flatMap((brand) => {
    const { from, largest } = SANDBOX_BRANDS[brand];
    const cities = CITIES.filter(({ size }) => size >= from);
    return cities.flatMap((city) => {
      const count = city.size === 3 ? largest : 1;
      return Array.from({ length: count }, (_, index) => dealerOf(seed, brand, city, index));
    });
  });
}
