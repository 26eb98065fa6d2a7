import type { Country } from '#domain/core/brands';
import { type Coordinates, distance } from '#domain/place/geo';
import { CITIES_AR } from './cities-ar';
import { CITIES_BR } from './cities-br';
import type { CityRow } from './city-row';

export interface SandboxCity {
  cityCode: string;
  cityName: string;
  stateCode: string;
  countryCode: Country;
  /** Degrees. */
  longitude: number;
  latitude: number;
  areaCode: string;
  /** First and last code of each range, as numbers: eight digits in Brazil, four in Argentina. */
  postal: readonly (readonly [from: number, to: number])[];
  /** 3: several dealers of a brand; 2: one of most brands; 1: one of the largest brands. */
  size: 1 | 2 | 3;
}

function cityOf(countryCode: Country, row: CityRow): SandboxCity {
  const [cityCode, stateCode, cityName, longitude, latitude, areaCode, postal, size] = row;
  // The table gives the first five of Brazil's eight digits.
  const scale = countryCode === 'BR' ? 1000 : 1;
  const ranges = postal.split(' ').map((range) => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return [from * scale, to * scale + scale - 1] as const;
  });
  return { cityCode, cityName, stateCode, countryCode, longitude, latitude, areaCode, postal: ranges, size };
}

/** Every city of both countries. */
export const CITIES: readonly SandboxCity[] = [
  ...CITIES_BR.map((row) => cityOf('BR', row)),
  ...CITIES_AR.map((row) => cityOf('AR', row)),
];

/** Lower case without accents, for matching typed names. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The city nearest to a point, and its distance in metres. */
export function nearestCity(
  point: Coordinates,
  countryCode?: string,
): { city: SandboxCity; metres: number } | undefined {
  let best: { city: SandboxCity; metres: number } | undefined;
  for (const city of CITIES) {
    if (countryCode && city.countryCode !== countryCode) continue;
    const metres = distance(point, [city.longitude, city.latitude]);
    if (!best || metres < best.metres) best = { city, metres };
  }
  return best;
}

/** A city as the services return it. */
export const plainCity = (city: SandboxCity) => {
  const { cityCode, cityName, stateCode, countryCode, longitude, latitude } = city;
  return { cityCode, cityName, stateCode, countryCode, longitude, latitude };
};
