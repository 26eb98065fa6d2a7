import type { ListPage } from '../collection/collection-state';
import type { TableQuery } from './table-query';

/** The page that a table shows. */
export interface TablePage<T> {
  rows: readonly T[];
  /** Number of all matching rows on the server. */
  total: number;
  /** What the rows are the answer to. */
  query: TableQuery;
}

/** Returns what a table shows of an answer to its query. */
export function tablePage<T>(query: TableQuery, { content, totalElements }: ListPage<T>): TablePage<T> {
  // Beyond the end there are no rows, whatever the page asked for.
  const known = content.length > 0 ? query.page * query.size + content.length : 0;
  return { rows: content, total: Math.max(totalElements ?? 0, known), query };
}

/** Returns the number of pages, at least 1. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Returns the page to load instead of one beyond the end; undefined where the answer stands. */
export function lastPageFor<T>(query: TableQuery, page: ListPage<T>): number | undefined {
  if (page.content.length > 0 || query.page === 0) return undefined;
  return Math.min(query.page, pagesOf(page.totalElements ?? 0, query.size)) - 1;
}
