import { noAdapterFor } from '../errors/developer';
import type { FinancingAdapter } from './simulation';
import { SOURCES } from './sources';

export type AdapterName = keyof typeof SOURCES;
export type AdapterOf<N extends AdapterName> = (typeof SOURCES)[N];
export const ADAPTERS = Object.keys(SOURCES) as AdapterName[];

/** Who lends (spec financing#sources). */
export const FUNDING_SOURCES: readonly FundingSource[] = [...ADAPTERS, 'ZFLOW'];
export type FundingSource = AdapterName | 'ZFLOW';

/** A source as an author writes it: psa-balao for PSA_BALAO. */
export type SourceWord<N extends string = AdapterName> = N extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${SourceWord<Tail>}`
  : Lowercase<N>;

/** The source that an author's word means. */
export const sourceNamed = <N extends FundingSource = AdapterName>(word: SourceWord<N>): N =>
  word.toUpperCase().replaceAll('-', '_') as N;

export const hasAdapter = (type: string): type is AdapterName => Object.hasOwn(SOURCES, type);

/** The adapter that simulates for a funding type; fails for a type that has none (spec financing#adapters). */
export function adapterOf<T extends string>(type: T): AdapterOf<T extends AdapterName ? T : AdapterName> {
  if (!hasAdapter(type)) throw new RangeError(noAdapterFor(type));
  const adapter: unknown = SOURCES[type];
  return adapter as AdapterOf<T extends AdapterName ? T : AdapterName>;
}

/** What a source says of itself, whatever its request and answer are; undefined for one that does not simulate. */
export const sourceOf = (
  type: string | undefined,
): Omit<FinancingAdapter<never, never>, 'request' | 'figures'> | undefined =>
  type !== undefined && hasAdapter(type) ? SOURCES[type] : undefined;
