import { useEffect, useState } from 'react';
import { latestRequest } from '../../../domain/standalone/latest-request';

/** A page of a list as services return it. */
export interface ListPage<T> {
  content: readonly T[];
  totalElements: number;
  totalPages: number;
}

export interface PagedList<T> {
  /** Undefined while the first page of the current search is loading. */
  items?: readonly T[];
  /** Number of all matching items. */
  total: number;
  failed: boolean;
  /** The next page: none, not loaded, loading or failed. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  loadMore(): void;
  retry(): void;
}

interface State<T, P> {
  key: string;
  items?: readonly T[];
  total: number;
  /** The latest answer. */
  answer?: P;
  failed: boolean;
  more: PagedList<T>['more'];
  /** Number of loaded pages. */
  pages: number;
}

/**
 * Loads a list page by page. An answer to an earlier search is dropped; its last answer stays known, as what it says
 * besides the items holds for the next search.
 * @param key identifies the search; another one starts with its first page
 * @param load resolves to a page, from 0
 */
export function usePagedList<P extends ListPage<{ id: string }>>(
  key: string,
  load: (page: number) => Promise<P>,
): PagedList<P['content'][number]> & { answer?: P } {
  type Item = P['content'][number];
  const [state, setState] = useState<State<Item, P>>({
    key: '',
    total: 0,
    failed: false,
    more: 'none',
    pages: 0,
  });
  const [requests] = useState(latestRequest);
  const start = (answer?: P): State<Item, P> => ({
    key,
    total: 0,
    failed: false,
    more: 'none',
    pages: 0,
    ...(answer && { answer }),
  });
  const loadPage = (page: number) => {
    const isLatest = requests.start();
    if (page === 0) setState(({ answer }) => start(answer));
    else setState((before) => ({ ...before, more: 'loading' }));
    load(page).then(
      (answer) => {
        if (!isLatest()) return;
        const { content, totalElements, totalPages } = answer;
        setState(({ items: before = [] }): State<Item, P> => {
          const earlier = page === 0 ? [] : before;
          const known = new Set(earlier.map(({ id }) => id));
          // An item that moved to a later page meanwhile is listed once.
          const items = [...earlier, ...content.filter(({ id }) => !known.has(id) && known.add(id))];
          return {
            key,
            items,
            total: Math.max(totalElements, items.length),
            answer,
            failed: false,
            more: content.length > 0 && page + 1 < totalPages ? 'ready' : 'none',
            pages: page + 1,
          };
        });
      },
      () =>
        isLatest() &&
        setState((before) => (page === 0 ? { ...before, failed: true } : { ...before, more: 'failed' })),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the search
  useEffect(() => {
    loadPage(0);
    return requests.drop;
  }, [key]);

  const { pages, key: _, ...current } = state.key === key ? state : start(state.answer);
  return {
    ...current,
    loadMore: () => current.more !== 'loading' && loadPage(pages),
    retry: () => loadPage(0),
  };
}
