import type { ListPage } from '../collection/collection-state';
import type { TableQuery } from './table-query';

/** The page that a table shows. */
export interface TablePage<T> {
  rows: readonly T[];
  /** Number of all matching rows on the server; undefined where it does not say, and there may be more than these. */
  total: number | undefined;
  /** Number of pages as the server says it; undefined where it does not. */
  pages: number | undefined;
  /** What the rows are the answer to. */
  query: TableQuery;
}

/** Returns the number of pages, at least 1. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Returns what a table shows of an answer to its query. */
export function tablePage<T>(query: TableQuery, answer: ListPage<T>): TablePage<T> {
  const { content, totalElements, totalPages } = answer;
  // Beyond the end there are no rows, whatever the page asked for.
  const known = content.length > 0 ? query.page * query.size + content.length : 0;
  // One page is also what is read where nothing is said of them.
  const pages = totalPages > 1 ? totalPages : undefined;
  const isMore = pages ? pages > query.page + 1 : content.length >= query.size;
  const total = totalElements === undefined && isMore ? undefined : Math.max(totalElements ?? 0, known);
  return { rows: content, total, pages, query };
}

/** Returns the page to load instead of one beyond the end; undefined where the answer stands. */
export function lastPageFor<T>(
  query: TableQuery,
  { content, totalElements }: ListPage<T>,
): number | undefined {
  if (content.length > 0 || query.page === 0) return undefined;
  if (totalElements === undefined) return query.page - 1;
  return Math.min(query.page, pagesOf(totalElements, query.size)) - 1;
}
