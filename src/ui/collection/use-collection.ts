import { useEffect, useRef, useState } from 'react';
import {
  type Answer,
  type CollectionEvent,
  type CollectionState,
  emptyCollection,
  nextCollection,
} from './collection-state';

/** A list that a view shows: loaded from a service, or derived from such a one. */
export interface Collection<T> {
  /** Undefined while the first page of the current key is loading. */
  items?: readonly T[] | undefined;
  /** Number of all matching items, loaded or not. */
  total: number;
  /** Whether the first page could not be loaded; rows of before may still be there. */
  failed: boolean;
  /** The next page: none, not loaded, loading or failed. */
  more: CollectionState<T, unknown>['more'];
  /** Loads the next page; nothing while one is loading. */
  loadMore(): void;
  /** Loads the first page again; its rows stay meanwhile. */
  retry(): void;
}

export interface LoadedCollection<T extends { id: string }, A> extends Collection<T> {
  /** The rows, or the page of them that is wanted, are not there yet. */
  isLoading: boolean;
  /** The latest answer, also of another key. */
  answer?: A | undefined;
  /**
   * Shows what the service has changed: an answer under way does not undo it. Without rows there is nothing to change, and
   * they are loaded.
   */
  change(next: (items: readonly T[]) => readonly T[]): void;
  /** Replaces the item of the same id. */
  put(item: T): void;
  /** Removes the item of an id. */
  drop(id: string): void;
}

/** Of which rows a list is, and when it loads. */
export interface CollectionSource {
  /** Identifies the rows: those of another key are not shown, not even while others load. */
  key: string;
  /** Another one loads the list again, and the rows stay until the answer is there. */
  revision?: string | number;
  /** Whether nothing is loaded now; what is shown stays. Read before each load. */
  isPaused?(): boolean;
  /** Whether rows of an earlier revision go if the load of the present one fails. */
  dropsOnFailure?: boolean;
}

interface Row {
  id: string;
}
type Event = CollectionEvent<Row, Answer<Row>>;
/** The item type of an answer. */
type ItemOf<A> = A extends Answer<infer T extends Row> ? T : never;

/**
 * Loads a list, whole or page by page. The answer to an earlier request is dropped.
 * @param load resolves to the list, or to a page, from 0
 */
export function useCollection<A extends Answer<Row>>(
  { key, revision = '', isPaused = () => false, dropsOnFailure = false }: CollectionSource,
  load: (page: number) => Promise<A>,
): LoadedCollection<ItemOf<A>, A> {
  const [, forceRender] = useState({});
  const held = useRef<{ state: CollectionState<Row, Answer<Row>>; requests: number }>(null);
  held.current ??= { state: emptyCollection(key), requests: 0 };
  const own = held.current;
  /** Applied at once, not with the next render: of two presses the second one finds the first. */
  const send = (type: Event['type'], more?: Omit<Event, 'type' | 'key' | 'revision'>): boolean => {
    const before = own.state;
    own.state = nextCollection(before, { type, key, revision, ...more });
    if (own.state !== before) forceRender({});
    return own.state !== before;
  };
  const start = (type: 'load' | 'more') => {
    if (isPaused()) return void send('leave');
    const request = ++own.requests;
    const page = type === 'more' ? own.state.pages : 0;
    if (!send(type, { request })) return;
    load(page).then(
      (answer) => send('answer', { request, answer }),
      () => send('failure', { request, drops: dropsOnFailure }),
    );
  };
  const retry = () => start('load');
  const paused = isPaused();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they identify the rows and their load
  useEffect(() => {
    retry();
    return () => void send('leave');
  }, [key, revision, paused]);

  const change = (next: (items: readonly Row[]) => readonly Row[]) => {
    const { state } = own;
    if (state.key === key && state.items) send('change', { items: next(state.items) });
    else retry();
  };
  const shown = own.state.key === key ? own.state : emptyCollection<Row, Answer<Row>>(key, own.state.answer);
  const { items, total, failed, more, answer } = shown;
  const list: LoadedCollection<Row, Answer<Row>> = {
    items,
    total,
    failed,
    more,
    answer,
    isLoading: !paused && !failed && (!items || shown.revision !== revision),
    loadMore: () => start('more'),
    retry,
    change,
    put: (item) => change((all) => all.map((each) => (each.id === item.id ? item : each))),
    drop: (id) => change((all) => all.filter((each) => each.id !== id)),
  };
  return list as unknown as LoadedCollection<ItemOf<A>, A>;
}
