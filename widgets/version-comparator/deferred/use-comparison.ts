import { useRef } from 'react';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { type Comparison, compare, listPrices } from './ask';
import { type Column, FEWEST, type Known, learn } from './columns';

export interface Compared {
  /** The latest answer: while another one is on its way, that to the columns before. */
  answer?: Comparison;
  /** The columns it was given to. */
  answered?: readonly Column[];
  /** The columns in sight: without those that the service left out of its answer. */
  columns: readonly Column[];
  known: ReadonlyMap<string, Known>;
  /** List prices by code; null for one that is missing, undefined while it is not known yet. */
  priceOf(code: string): number | null | undefined;
  /** The answer to the latest columns is there, or why not: 'refused' where these versions are not compared. */
  state: 'loading' | 'ready' | 'failed' | 'refused';
  retry(): void;
}

/** The comparison of the columns: requested again when they change; an answer to earlier columns is dropped. */
export function useComparison(columns: readonly Column[]): Compared {
  const codes = columns.map(({ code }) => code);
  const question = codes.length >= FEWEST ? codes.join(' ') : undefined;
  const { value, failed, retry } = useQuery(() => compare(codes), question);
  const prices = useQuery(() => listPrices(codes), question);
  const known = useRef<ReadonlyMap<string, Known>>(new Map());
  const priced = useRef(new Map<string, number | null>());
  const last = useRef<{ answer?: Comparison; columns?: readonly Column[] }>({});

  const given = value?.versions.map(({ mvs }) => mvs.code);
  const shown = given ? columns.filter(({ code }) => given.includes(code)) : columns;
  const refused = question === undefined || value === null || shown.length < FEWEST;
  if (value && !refused && last.current.answer !== value) known.current = learn(known.current, value);
  if (value && !refused) last.current = { answer: value, columns: shown };
  for (const [code, price] of prices.value ?? []) priced.current.set(code, price);

  return {
    answer: last.current.answer,
    answered: last.current.columns,
    columns: shown,
    known: known.current,
    priceOf(code) {
      const listed = last.current.answer?.versions.find(({ mvs }) => mvs.code === code)?.mvs.price;
      const price = priced.current.get(code) ?? listed;
      return price ?? (prices.value || prices.failed ? null : undefined);
    },
    state: refused ? 'refused' : failed ? 'failed' : value ? 'ready' : 'loading',
    retry,
  };
}
