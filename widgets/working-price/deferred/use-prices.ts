import { useMemo, useState } from 'react';
import { ofBrand } from '#domain/lists/of-brand';
import { type DealerChoices, useDealerChoices } from '#features/dealer/dealer-choices';
import { useAccountRows } from '#features/session/use-account-content';
import { brand, country } from '#page/core/metadata';
import { market } from '#page/market';
import { getBatchPrices } from '#services/version-prices';
import { listWorkingPrices, type WorkingPrice } from '#services/working-price';
import type { Choice } from '#ui/core/fields';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { keyOf, type PriceRow, rowOf } from './rows';

export interface PriceList {
  source: ReturnType<typeof useAccountRows>;
  /** Those of the brand. */
  dealers: DealerChoices;
  /** Those that have a price in the list, to filter by. */
  pricedDealers: readonly Choice[];
  /** All records of the account, from the last answer. */
  load(): Promise<readonly PriceRow[]>;
  /** Asks the service, whatever is known. */
  reload(): Promise<readonly PriceRow[]>;
  /** Asks for one record; null if the service has none. */
  find(
    key: Pick<WorkingPrice, 'dealerCode' | 'mvsCode' | 'year'> & { id?: string },
    signal: AbortSignal,
  ): Promise<PriceRow | null>;
  /** Takes over what the service has saved. */
  put(row: PriceRow): void;
  /** Adds list prices, where the price service gives them. */
  withListPrices(rows: readonly PriceRow[]): Promise<PriceRow[]>;
  /** The list price of a version in a year, as far as it is known. */
  listPriceOf(row: Pick<WorkingPrice, 'mvsCode' | 'year'>): number | undefined;
  /** Whether list prices could not be loaded, so that nothing is compared with them. */
  isUncompared: boolean;
}

/** Versions whose list prices one request asks for (ours): the codes stand in its address, which servers limit to 8 kB. */
const BATCH = 200;

const codesIn = (rows: readonly PriceRow[]): string[] =>
  [...new Set(rows.map(({ dealerCode }) => dealerCode ?? ''))].filter(Boolean).sort();

const versionKey = ({ mvsCode, year }: Pick<WorkingPrice, 'mvsCode' | 'year'>) => `${mvsCode} ${year}`;

/** The records of the account that is signed in, which all tabs share, and the list prices of their versions. */
export function usePrices(): PriceList {
  const { signal } = useHost();
  const source = useAccountRows('gate');
  const account = `${source.key} ${source.revision}`;
  const latest = useLatest(account);
  const [isUncompared, setUncompared] = useState(false);
  const [dealerCodes, setDealerCodes] = useState<readonly string[]>([]);
  const dealers = useDealerChoices();
  const calls = useMemo(() => {
    let held: { of: string; rows: Promise<readonly PriceRow[]> } | undefined;
    const asked = new Set<string>();
    const listPrices = new Map<string, number>();
    const listPriceOf: PriceList['listPriceOf'] = (row) => listPrices.get(versionKey(row));
    const loadListPrices = async (mvsCode: string[]) => {
      const answers = await getBatchPrices(
        { query: { mvsCode, country: country(), market: market() } },
        { signal },
      );
      for (const each of answers)
        if (typeof each.price === 'number') listPrices.set(versionKey(each), each.price);
      for (const code of mvsCode) asked.add(code);
    };
    const withKnown = (row: PriceRow): PriceRow => ({ ...row, listPrice: listPriceOf(row) });
    const reload = () => {
      const rows = listWorkingPrices({ query: { brand: brand() } }, { signal }).then((all) =>
        ofBrand(all, brand()).map(rowOf),
      );
      const own = { of: latest.current, rows };
      held = own;
      rows.then(
        (all) => {
          if (held === own) setDealerCodes(codesIn(all));
        },
        () => {
          if (held === own) held = undefined;
        },
      );
      return rows;
    };
    return {
      reload,
      load: () => (held?.of === latest.current ? held.rows : reload()),
      async find(key: Parameters<PriceList['find']>[0], over: AbortSignal) {
        const { dealerCode, mvsCode, year, id } = key;
        const query = { mvsCode, ...(year && { year }), ...(dealerCode && { dealerCode }) };
        const all = await listWorkingPrices({ query }, { signal: over });
        // A record that names no dealer is not that of another dealer for the same car.
        const found =
          all.find((each) => rowOf(each).id === id) ??
          all.find((each) => keyOf({ ...each, ...(!dealerCode && { dealerCode }) }) === keyOf(key));
        return found ? withKnown(rowOf(found)) : null;
      },
      put(row: PriceRow) {
        if (!held) return;
        const rows = held.rows.then((all) => {
          const isThere = all.some(({ id }) => id === row.id);
          return isThere ? all.map((each) => (each.id === row.id ? row : each)) : [row, ...all];
        });
        held = { of: held.of, rows };
        rows.then(
          (all) => setDealerCodes(codesIn(all)),
          () => undefined,
        );
      },
      async withListPrices(rows: readonly PriceRow[]) {
        const codes = [...new Set(rows.map((row) => row.mvsCode))].filter((code) => !asked.has(code));
        try {
          for (let at = 0; at < codes.length; at += BATCH) await loadListPrices(codes.slice(at, at + BATCH));
          if (codes.length > 0) setUncompared(false);
        } catch {
          setUncompared(true);
        }
        return rows.map(withKnown);
      },
      listPriceOf,
    };
  }, [signal]);
  const pricedDealers = dealerCodes.map((value) => ({ value, label: dealers.nameOf(value) }));
  return { ...calls, source, isUncompared, dealers, pricedDealers };
}
