/** A page of a list as services return it. */
export interface ListPage<T> {
  content: readonly T[];
  /** Missing if the service does not say it. */
  totalElements?: number | undefined;
  totalPages: number;
}

/** What a load resolves to: the whole list, or one page of it. */
export type Answer<T> = readonly T[] | ListPage<T>;

/** The pages of a list that are loaded. */
export interface LoadedPages<T, A> {
  items: readonly T[];
  /** Number of all matching items, loaded or not; undefined if it is not said and there are more than are loaded. */
  total: number | undefined;
  /** Number of loaded pages. */
  pages: number;
  /** The next page: none, not loaded, loading or failed. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  /** Aborted where a load of the first page has replaced that of the next one. */
  life?: AbortSignal;
  /** The latest answer. */
  answer: A;
}

/** Returns the rows with those of a further page; an item that moved to a later page meanwhile is listed once. */
function joined<T extends { id: string }>(earlier: readonly T[], further: readonly T[]): readonly T[] {
  const known = new Set(earlier.map(({ id }) => id));
  return [...earlier, ...further.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** Returns the pages with one more. */
export function withPage<T extends { id: string }, A extends Answer<T>>(
  answer: A,
  before?: LoadedPages<T, A>,
): LoadedPages<T, A> {
  const pages = (before?.pages ?? 0) + 1;
  if (!('totalPages' in answer)) return { items: answer, total: answer.length, pages, more: 'none', answer };
  const { content, totalElements, totalPages } = answer;
  const items = joined(before?.items ?? [], content);
  const more = content.length > 0 && pages < totalPages ? 'ready' : 'none';
  const isKnown = totalElements !== undefined || more === 'none';
  return {
    items,
    total: isKnown ? Math.max(totalElements ?? 0, items.length) : undefined,
    pages,
    more,
    answer,
  };
}

/** Returns the state of the next page; one that was left while it loaded can be loaded again. */
export const moreOf = <T>({ more, life }: LoadedPages<T, unknown>): LoadedPages<T, unknown>['more'] =>
  more === 'loading' && life?.aborted ? 'ready' : more;
