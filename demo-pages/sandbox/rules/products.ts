import type { Country } from '#domain/core/brands';
import { Refusal } from '../answers';
import type { SandboxVersion } from '../data/cars/types';
import type { World } from '../world';
import { pricedParts } from './parts';

/** A configured car, by codes. */
export interface Configured {
  colorCode?: string;
  coatingCode?: string;
  optionalCode?: string[];
}

/** Returns the parts of a configured car; throws a 422 if the version does not have them. */
export function configured(world: World, version: SandboxVersion, codes: Configured, country: Country) {
  const { colorCode, coatingCode, optionalCode } = codes;
  const { unknown, ...parts } = pricedParts(
    world,
    version,
    { items: optionalCode, color: colorCode, coating: coatingCode },
    country,
  );
  if (Object.keys(unknown).length > 0) {
    throw new Refusal(422, { error: 'the version has no such parts', errors: unknown });
  }
  return parts;
}

/** Parses products from the JSON text of a parameter (spec cars#price-calls); throws a 422 if it is invalid. */
export function productsOf(text: string): (Configured & { mvsCode: string; year?: number })[] {
  const refusal = new Refusal(422, {
    error: 'products must be a JSON list of cars',
    errors: { products: 'Lista de produtos inválida' },
  });
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw refusal;
  }
  if (!Array.isArray(list) || list.some((each) => typeof each?.mvsCode !== 'string')) throw refusal;
  return list;
}
