import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import type { WorkingPrice } from '#services/working-price';
import type { ListPage } from '#ui/collection/collection-state';
import { localPage } from '#ui/table/local-page';
import type { TableQuery } from '#ui/table/table-query';

/** A record with the list price of its version in its year, where the price service gives one. */
export type PriceRow = WorkingPrice & { listPrice?: number | undefined };

type Key = Pick<WorkingPrice, 'dealerCode' | 'mvsCode' | 'year'>;

/** Identifies a record: a dealer has one price of a version in a year. */
export const keyOf = ({ dealerCode, mvsCode, year }: Key): string =>
  [dealerCode, mvsCode.toUpperCase(), year].join(' ');

export const rowOf = (record: WorkingPrice): PriceRow => ({ ...record, id: record.id || keyOf(record) });

/** The car of a row: "Commander Longitude 2025"; its code where the service gives no name. */
export const nameOf = ({
  modelName,
  versionName,
  mvsCode,
  year,
}: Omit<Key, 'dealerCode'> & { modelName: string; versionName: string }): string =>
  [[modelName, versionName].filter(Boolean).join(' ') || mvsCode, year].filter(Boolean).join(' ');

/** A price as it is shown; a dash without one. */
export const amountText = (amount: number | null | undefined, language: Language): string =>
  typeof amount === 'number' ? formatCurrency(amount, language) : '–';

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const { compare } = new Intl.Collator('pt', { numeric: true });
const numbers = (one: number | null | undefined, other: number | null | undefined) =>
  (one ?? Number.NEGATIVE_INFINITY) - (other ?? Number.NEGATIVE_INFINITY) || 0;
const ORDERS: Readonly<Record<string, (one: PriceRow, other: PriceRow) => number>> = {
  car: (one, other) => compare(nameOf(one), nameOf(other)),
  year: (one, other) => numbers(one.year, other.year),
  price: (one, other) => numbers(one.price, other.price),
  updatedAt: (one, other) => compare(one.updatedAt ?? '', other.updatedAt ?? ''),
};

/** Returns the page of a list that a table asks for: the service has neither pages nor an order of its own. */
export function pageOfRows(rows: readonly PriceRow[], query: TableQuery): ListPage<PriceRow> {
  const { text = '', year, dealer } = query.filters;
  const words = plain(text).split(/\s+/);
  return localPage(rows, query, {
    matches(row) {
      const own = plain(`${nameOf(row)} ${row.mvsCode} ${row.dealerCode}`);
      return (
        (!year || String(row.year) === year) &&
        (!dealer || row.dealerCode === dealer) &&
        words.every((word) => own.includes(word))
      );
    },
    orders: ORDERS,
  });
}

const MOMENT = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment as day and time; empty where the service gives none. */
export function momentText(iso: string | null | undefined, language: Language): string {
  const at = new Date(iso ?? '');
  return Number.isNaN(at.getTime()) ? '' : at.toLocaleString(language, MOMENT);
}
