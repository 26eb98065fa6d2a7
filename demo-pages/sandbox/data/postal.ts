import type { PostalAddress } from '#services/entities/place';
import { randomFrom } from '../lib/random';
import { CITIES, type SandboxCity } from './cities';
import { addressOf } from './streets';

/** Values of the pages' vitrine:postal-service and vitrine:public-lookup; the names are ours. */
export const POSTAL_SERVICE = 'postal';
export const PUBLIC_LOOKUP = 'publico';

/** Cities whose codes only the public lookup knows, to demonstrate it: Boa Vista and Ushuaia. */
export const ONLY_PUBLIC: readonly string[] = ['1400100', 'V9410'];

/** A code's country and number; eight digits are Brazilian, four (or eight characters) Argentine. */
function numberOf(code: string): { countryCode: 'BR' | 'AR'; number: number } | undefined {
  const text = code.replace(/[-\s]/g, '').toUpperCase();
  if (/^\d{8}$/.test(text)) return { countryCode: 'BR', number: Number(text) };
  const argentine = /^([A-Z])?(\d{4})([A-Z]{3})?$/.exec(text);
  return argentine ? { countryCode: 'AR', number: Number(argentine[2]) } : undefined;
}

const holds = (city: SandboxCity, number: number) =>
  city.postal.some(([from, to]) => number >= from && number <= to);

/** The address of a postal code, always the same; undefined outside every city's ranges. */
export function addressOfCode(
  code: string,
  provider?: typeof POSTAL_SERVICE | typeof PUBLIC_LOOKUP,
): PostalAddress | undefined {
  const asked = numberOf(code);
  if (!asked) return undefined;
  const city = CITIES.find((each) => each.countryCode === asked.countryCode && holds(each, asked.number));
  if (!city || (provider === POSTAL_SERVICE && ONLY_PUBLIC.includes(city.cityCode))) return undefined;
  const { cityCode, cityName, stateCode, countryCode } = city;
  const cep = code.replace(/[-\s]/g, '').toUpperCase();
  return { cep, countryCode, stateCode, cityName, cityCode, ...addressOf(countryCode, randomFrom(cep)) };
}
