import { noAdapterFor } from '../errors/developer';
import { cdc } from './cdc';
import { next } from './next';
import { psaBalloon, psaTraditional } from './psa';

/**
 * Sources that simulate, by funding type (calls 4.5). One more is a file beside these and a line here. Who works with
 * one source alone imports its file.
 */
const BY_TYPE = {
  CDC: cdc,
  NEXT: next,
  PSA_BALAO: psaBalloon,
  PSA_TRADITIONAL: psaTraditional,
};
export type AdapterName = keyof typeof BY_TYPE;
export type AdapterOf<N extends AdapterName> = (typeof BY_TYPE)[N];
export const ADAPTERS = Object.keys(BY_TYPE) as AdapterName[];

/** Who lends (calls 3.1). ZFLOW is a screen of its own and does not simulate (decisions). */
export const FUNDING_SOURCES: readonly FundingSource[] = ['ZFLOW', ...ADAPTERS];
export type FundingSource = AdapterName | 'ZFLOW';

export const hasAdapter = (type: string): type is AdapterName => Object.hasOwn(BY_TYPE, type);

/** The adapter that simulates for a funding type; fails for a type that has none (calls 4.5, 8.1). */
export function adapterOf<T extends string>(type: T): AdapterOf<T extends AdapterName ? T : AdapterName> {
  if (!hasAdapter(type)) throw new RangeError(noAdapterFor(type));
  const adapter: unknown = BY_TYPE[type];
  return adapter as AdapterOf<T extends AdapterName ? T : AdapterName>;
}
