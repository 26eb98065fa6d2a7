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

export type CollectionEvent<T, A> =
  | { type: 'load' | 'more'; key: string; request: number }
  | { type: 'answer'; key: string; request: number; revision: string | number; answer: A }
  /** keeps: whether rows of an earlier revision stay. */
  | { type: 'failure'; key: string; request: number; revision: string | number; keeps: boolean }
  | { type: 'change'; key: string; revision: string | number; items: readonly T[] }
  /** No answer under way counts any more. */
  | { type: 'leave'; key: string };

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

function withAnswer<T extends { id: string }, A extends Answer<T>>(
  state: CollectionState<T, A>,
  answer: A,
  revision: string | number,
): CollectionState<T, A> {
  const isFurther = state.more === 'loading';
  const pages = isFurther ? state.pages + 1 : 1;
  const loaded = { ...state, revision, failed: false, pages, request: 0, answer };
  if (!('totalPages' in answer)) return { ...loaded, items: answer, total: answer.length, more: 'none' };
  const { content, totalElements, totalPages } = answer;
  const items = joined(isFurther ? (state.items ?? []) : [], content);
  return {
    ...loaded,
    items,
    total: Math.max(totalElements, items.length),
    more: content.length > 0 && pages < totalPages ? 'ready' : 'none',
  };
}

/** Returns the next state; the same one if the event changes nothing, as a late answer. */
export function nextCollection<T extends { id: string }, A extends Answer<T>>(
  before: CollectionState<T, A>,
  event: CollectionEvent<T, A>,
): CollectionState<T, A> {
  const state = before.key === event.key ? before : emptyCollection<T, A>(event.key, before.answer);
  const { items, more, request } = state;
  /** The first page replaces a further one that is loading. */
  const idle = more === 'loading' ? 'ready' : more;
  switch (event.type) {
    case 'load':
      return { ...state, failed: false, more: idle, request: event.request };
    case 'more':
      if (request || more === 'none') return before;
      return { ...state, more: 'loading', request: event.request };
    case 'leave':
      return request || state !== before ? { ...state, more: idle, request: 0 } : before;
    case 'change':
      return {
        ...state,
        revision: event.revision,
        items: event.items,
        total: state.total + event.items.length - (items?.length ?? 0),
        // A further page holds nothing of what has changed.
        ...(more !== 'loading' && { failed: false, request: 0 }),
      };
    default:
      if (event.request !== request) return before;
  }
  if (event.type === 'answer') return withAnswer(state, event.answer, event.revision);
  if (more === 'loading') return { ...state, more: 'failed', request: 0 };
  if (event.keeps || state.revision === event.revision) return { ...state, failed: true, request: 0 };
  return { ...emptyCollection<T, A>(event.key, state.answer), failed: true };
}
