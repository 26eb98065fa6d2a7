import { pageSingleton } from '#page/core/page-singleton';

/** One per page, so that several copies of the library run a query once. */
const queries = pageSingleton('queries', () => new Map<string, Promise<unknown>>());

/** Runs a query once per page view and key; concurrent callers share it, and only a failed one runs again. In memory only. */
export function cachedQuery<T>(key: string, run: () => Promise<T>): Promise<T> {
  const cached = queries.get(key);
  if (cached) return cached as Promise<T>;
  const query = run();
  queries.set(key, query);
  query.catch(() => queries.delete(key));
  return query;
}

/** Clears the cache: every query runs again. */
export const clearQueryCache = (): void => queries.clear();
