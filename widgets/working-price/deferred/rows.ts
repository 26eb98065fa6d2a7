import type { Language } from '#domain/core/brands';
import type { WorkingPrice } from '#services/working-price';
import type { ListPage } from '#ui/collection/collection-state';
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

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const VALUES: Readonly<Record<string, (row: PriceRow) => string | number | null | undefined>> = {
  car: nameOf,
  year: ({ year }) => year,
  price: ({ price }) => price,
  updatedAt: ({ updatedAt }) => updatedAt,
};

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'pt', { numeric: true });
}

/** Returns the page of a list that a table asks for: the service has neither pages nor an order of its own. */
export function pageOfRows(
  rows: readonly PriceRow[],
  { page, size, sort, filters }: TableQuery,
): ListPage<PriceRow> {
  const words = plain(filters.text ?? '').split(/\s+/);
  const matching = rows.filter((row) => {
    const text = plain(`${nameOf(row)} ${row.mvsCode} ${row.dealerCode}`);
    return (!filters.year || String(row.year) === filters.year) && words.every((word) => text.includes(word));
  });
  const readValue = VALUES[sort?.by ?? ''];
  const sorted = readValue
    ? [...matching].sort(
        (one, other) => (sort?.descending ? -1 : 1) * compare(readValue(one), readValue(other)),
      )
    : matching;
  return {
    content: sorted.slice(page * size, (page + 1) * size),
    totalElements: sorted.length,
    totalPages: Math.ceil(sorted.length / size),
  };
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
