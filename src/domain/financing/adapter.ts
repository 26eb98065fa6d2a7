import { noAdapterFor } from '../errors/developer';
import { EXTRA_PLANS } from '../funding/plan-types';
import type { FinancingAdapter } from './simulation';
import { SOURCES } from './sources';

export type AdapterName = keyof typeof SOURCES;
export type AdapterOf<N extends AdapterName> = (typeof SOURCES)[N];
export const ADAPTERS = Object.keys(SOURCES) as AdapterName[];

/** The sources of financing (spec financing#sources). */
export const FUNDING_SOURCES: readonly FundingSource[] = [...ADAPTERS, 'ZFLOW'];
export type FundingSource = AdapterName | 'ZFLOW';

/** A source as authors write it: psa-balao for PSA_BALAO. */
export type SourceWord<N extends string = AdapterName> = N extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${SourceWord<Tail>}`
  : Lowercase<N>;

/** Returns the source of an author's word. */
export const sourceNamed = <N extends FundingSource = AdapterName>(word: SourceWord<N>): N =>
  word.toUpperCase().replaceAll('-', '_') as N;

export const hasAdapter = (type: string): type is AdapterName => Object.hasOwn(SOURCES, type);

/** Whether plans of a source may end with a larger installment: an answer that names none of a source without is whole. */
export const mayHaveFinal = (source: string | undefined): boolean =>
  source === undefined || !hasAdapter(source) || SOURCES[source].range.maxFinalInstallmentPercent > 0;

/** Returns the adapter of a funding type. Throws for a type without an adapter (spec financing#adapters). */
export function adapterOf<T extends string>(type: T): AdapterOf<T extends AdapterName ? T : AdapterName> {
  if (!hasAdapter(type)) throw new RangeError(noAdapterFor(type));
  const adapter: unknown = SOURCES[type];
  return adapter as AdapterOf<T extends AdapterName ? T : AdapterName>;
}

/** Returns a source's description, without request and answer types; undefined for a source that does not simulate. */
export const sourceOf = (
  type: string | undefined,
): Omit<FinancingAdapter<never, never>, 'request' | 'figures'> | undefined =>
  type !== undefined && hasAdapter(type) ? SOURCES[type] : undefined;

/** Returns the source that a service's answer names; undefined if it names none that is known. */
export const knownSource = (answer: { source?: string | null | undefined }): FundingSource | undefined =>
  FUNDING_SOURCES.find((name) => name === answer.source);

/**
 * Returns the source of a plan among PSA's offers (FIN-11), which names it as a funding source or by its kind alone
 * (spec financing#sources). Throws for another one (spec financing#adapters).
 */
export function sourceOfPsaPlan(plan: { source: string }): AdapterName {
  const kind = EXTRA_PLANS.find((each) => [`PSA_${each}`, each].includes(plan.source));
  if (!kind) throw new RangeError(noAdapterFor(plan.source));
  return `PSA_${kind}`;
}
