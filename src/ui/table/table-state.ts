import type { ListPage } from '../collection/collection-state';
import type { TableQuery } from './table-query';

export interface TableState<T> {
  /** Of the rows; those of another key are never shown. */
  key: string;
  /** Of the rows that are loaded; undefined before the first answer. */
  revision?: string | number;
  rows?: readonly T[];
  /** Number of all matching rows on the server. */
  total: number;
  /** What the rows are the answer to. */
  query?: TableQuery;
  failed: boolean;
  error?: unknown;
  /** The request whose answer counts; 0 if none does. */
  request: number;
}

export type TableEvent<T> =
  | { type: 'load'; key: string; request: number }
  /** No answer under way counts any more. */
  | { type: 'leave'; key: string }
  | {
      type: 'answer';
      key: string;
      request: number;
      revision: string | number;
      query: TableQuery;
      page: ListPage<T>;
    }
  | { type: 'failure'; key: string; request: number; error: unknown }
  /** What the service has changed. */
  | { type: 'change'; key: string; rows: readonly T[] };

export const emptyTable = <T>(key: string): TableState<T> => ({ key, total: 0, failed: false, request: 0 });

/** Returns the next state; the same one if the event changes nothing, as a late answer. */
export function nextTable<T>(before: TableState<T>, event: TableEvent<T>): TableState<T> {
  const state = before.key === event.key ? before : emptyTable<T>(event.key);
  if (event.type === 'load') return { ...state, request: event.request, failed: false, error: undefined };
  if (event.type === 'leave') return state.request ? { ...state, request: 0 } : state;
  if (event.type === 'change') {
    const gone = (state.rows?.length ?? 0) - event.rows.length;
    return { ...state, rows: event.rows, total: Math.max(0, state.total - gone) };
  }
  if (event.request !== state.request) return before;
  if (event.type === 'failure') return { ...state, request: 0, failed: true, error: event.error };
  const { revision, query, page } = event;
  const total = Math.max(page.totalElements, query.page * query.size + page.content.length);
  // Beyond the end there are no rows, whatever the page asked for.
  const known = page.content.length > 0 ? total : page.totalElements;
  return { key: state.key, revision, rows: page.content, total: known, query, failed: false, request: 0 };
}

/** Returns the number of pages, at least 1. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Returns the page to load instead of one beyond the end; undefined where the answer stands. */
export function lastPageFor<T>(query: TableQuery, page: ListPage<T>): number | undefined {
  if (page.content.length > 0 || query.page === 0) return undefined;
  return Math.min(query.page, pagesOf(page.totalElements, query.size)) - 1;
}
