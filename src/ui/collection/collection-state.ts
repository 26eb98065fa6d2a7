/** A page of a list as services return it. */
export interface ListPage<T> {
  content: readonly T[];
  totalElements: number;
  totalPages: number;
}

/** What a load resolves to: the whole list, or one page of it. */
export type Answer<T> = readonly T[] | ListPage<T>;

export interface CollectionState<T, A> {
  /** Of the rows; those of another key are never shown. */
  key: string;
  /** Of the rows that are loaded; undefined before the first answer. */
  revision?: string | number;
  /** Undefined until the first page is loaded. */
  items?: readonly T[];
  /** Number of all matching items, loaded or not. */
  total: number;
  /** Whether the first page could not be loaded. */
  failed: boolean;
  /** The next page: none, not loaded, loading or failed. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  /** Number of loaded pages. */
  pages: number;
  /** The request whose answer counts; 0 if none does. */
  request: number;
  /** The latest answer; it stays known for another key, as what it says besides the items holds there too. */
  answer?: A;
}

export interface CollectionEvent<T, A> {
  /** leave: no answer under way counts any more. change: what the service has changed. */
  type: 'load' | 'more' | 'leave' | 'change' | 'answer' | 'failure';
  key: string;
  revision: string | number;
  /** Of load, more, answer and failure. */
  request?: number;
  /** Of change. */
  items?: readonly T[];
  /** Of answer. */
  answer?: A;
  /** Of failure: whether rows of an earlier revision go. */
  drops?: boolean;
}

/** Returns the state of a key of which nothing is loaded. */
export const emptyCollection = <T, A>(key: string, answer?: A): CollectionState<T, A> => ({
  key,
  total: 0,
  failed: false,
  more: 'none',
  pages: 0,
  request: 0,
  ...(answer && { answer }),
});

/** Returns the rows with those of a further page; an item that moved to a later page meanwhile is listed once. */
function joined<T extends { id: string }>(earlier: readonly T[], further: readonly T[]): readonly T[] {
  const known = new Set(earlier.map(({ id }) => id));
  return [...earlier, ...further.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** Returns the next state; the same one if the event changes nothing, as a late answer. */
export function nextCollection<T extends { id: string }, A extends Answer<T>>(
  before: CollectionState<T, A>,
  { type, key, revision, request = 0, items, answer, drops }: CollectionEvent<T, A>,
): CollectionState<T, A> {
  const state = before.key === key ? before : emptyCollection<T, A>(key, before.answer);
  const { items: rows = [], more, pages } = state;
  const isFurther = more === 'loading';
  if (type === 'more')
    return state.request || more === 'none' ? before : { ...state, more: 'loading', request };
  if (type === 'load' || type === 'leave') {
    // The first page replaces a further one that is loading.
    return { ...state, request, ...(isFurther && { more: 'ready' }), ...(request && { failed: false }) };
  }
  if (items) {
    const changed = { ...state, revision, items, total: state.total + items.length - rows.length };
    // A further page holds nothing of what has changed.
    return isFurther ? changed : { ...changed, failed: false, request };
  }
  if (request !== state.request) return before;
  const settled = { ...state, request: 0 };
  if (answer) {
    const loaded = { ...settled, revision, failed: false, pages: isFurther ? pages + 1 : 1, answer };
    if (!('totalPages' in answer)) return { ...loaded, items: answer, total: answer.length, more: 'none' };
    const { content, totalElements, totalPages } = answer;
    const all = joined(isFurther ? rows : [], content);
    return {
      ...loaded,
      items: all,
      total: Math.max(totalElements, all.length),
      more: content.length > 0 && loaded.pages < totalPages ? 'ready' : 'none',
    };
  }
  if (isFurther) return { ...settled, more: 'failed' };
  const goes = drops && state.revision !== revision;
  return { ...(goes ? emptyCollection<T, A>(key, state.answer) : settled), failed: true };
}
