import type { SandboxCity } from './cities';
import { stateOf, zonesOf } from './states';

/** The zone of a city: the largest cities are in the first of their state, as the surroundings of the capital. */
export function zoneOfCity({ countryCode, stateCode, size }: SandboxCity) {
  const state = stateOf(countryCode, stateCode);
  return state && zonesOf(state)[size > 1 ? 0 : 1];
}
