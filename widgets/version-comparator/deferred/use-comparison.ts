import { useRef } from 'react';
import { entryOf } from '#domain/car/version-entry';
import { pricesOfVersions } from '#features/car/current/version-prices';
import type { CarPrices } from '#services/entities/price';
import { useQuery } from '#ui/hooks/use-query';
import { type Column, FEWEST, type KnownVersion, mergeKnown } from './columns';
import { type Comparison, compare } from './comparison-queries';

export interface Compared {
  /** The latest answer; while another one is loading, the one for the previous columns. */
  answer?: Comparison;
  /** The columns of that answer. */
  answered?: readonly Column[];
  /** The current columns, without those that the answer lacks. */
  columns: readonly Column[];
  known: ReadonlyMap<string, KnownVersion>;
  /** List prices by code; null if missing, undefined while loading. */
  priceOf(code: string): number | null | undefined;
  /** State of the request for the current columns; 'refused' if these versions cannot be compared. */
  state: 'loading' | 'ready' | 'failed' | 'refused';
  retry(): void;
}

/** Compares the columns: requests again when they change; an answer for earlier columns is dropped. */
export function useComparison(columns: readonly Column[]): Compared {
  const codes = columns.map(({ code }) => code);
  const question = codes.length >= FEWEST ? codes.join(' ') : undefined;
  const { value, failed, retry } = useQuery(() => compare(codes), question);
  const prices = useQuery(() => pricesOfVersions(codes), question);
  const known = useRef<ReadonlyMap<string, KnownVersion>>(new Map());
  /** Prices of all columns so far: another column leaves those of the others in sight. */
  const priced = useRef<readonly CarPrices[]>([]);
  const last = useRef<{ answer?: Comparison; columns?: readonly Column[] }>({});

  const given = value?.versions.map(({ mvs }) => mvs.code);
  const shown = given ? columns.filter(({ code }) => given.includes(code)) : columns;
  const refused = question === undefined || value === null || shown.length < FEWEST;
  if (value && !refused && last.current.answer !== value) known.current = mergeKnown(known.current, value);
  if (value && !refused) last.current = { answer: value, columns: shown };
  const fresh = prices.value ?? [];
  const isOld = ({ mvsCode, year }: CarPrices) =>
    fresh.some((price) => price.mvsCode === mvsCode && price.year === year);
  if (fresh.some((price) => !priced.current.includes(price)))
    priced.current = [...fresh, ...priced.current.filter((price) => !isOld(price))];

  return {
    answer: last.current.answer,
    answered: last.current.columns,
    columns: shown,
    known: known.current,
    priceOf(code) {
      const listed = last.current.answer?.versions.find(({ mvs }) => mvs.code === code)?.mvs.price;
      const price = entryOf(priced.current, code, known.current.get(code)?.year)?.price ?? listed;
      return price ?? (prices.value || prices.failed ? null : undefined);
    },
    state: refused ? 'refused' : failed ? 'failed' : value ? 'ready' : 'loading',
    retry,
  };
}
