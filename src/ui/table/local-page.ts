import type { ListPage } from '../collection/collection-state';
import type { TableQuery } from './table-query';

interface LocalRules<T> {
  /** Whether a row matches the filters of the query. */
  matches(row: T): boolean;
  /** Compares two rows, by the name of the column. */
  orders?: Readonly<Record<string, (one: T, other: T) => number>>;
}

/** Returns a page of a list that a service gives whole, sorted and filtered as a table asks. */
export function localPage<T>(
  all: readonly T[],
  { page, size, sort }: TableQuery,
  { matches, orders = {} }: LocalRules<T>,
): ListPage<T> {
  const rows = all.filter(matches);
  const order = sort && orders[sort.by];
  if (order) rows.sort((one, other) => order(one, other) * (sort.descending ? -1 : 1));
  return {
    content: rows.slice(page * size, (page + 1) * size),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
}
