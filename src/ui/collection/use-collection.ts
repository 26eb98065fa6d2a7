import { type Loaded, type ResourceSource, useResource } from '../resource/use-resource';
import { type Answer, type LoadedPages, moreOf, withPage } from './collection-state';

/** A list that a view shows: loaded from a service, or derived from such a one. */
export interface Collection<T> extends Loaded {
  /** Undefined while the first page of the current key is loading. */
  items?: readonly T[] | undefined;
  /** Number of all matching items, loaded or not. */
  total: number | undefined;
  /** Whether the first page could not be loaded; rows of before may still be there. */
  failed: boolean;
  /** The next page: none, not loaded, loading or failed. */
  more: LoadedPages<T, unknown>['more'];
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
export interface CollectionSource extends ResourceSource {
  key: string;
}

interface Row {
  id: string;
}

/** The item type of an answer. */
type ItemOf<A> = A extends Answer<infer T extends Row> ? T : never;

/**
 * Loads a list, whole or page by page. The answer to an earlier request is dropped.
 * @param load resolves to the list, or to a page, from 0
 */
export function useCollection<A extends Answer<Row>>(
  source: CollectionSource,
  load: (page: number) => Promise<A>,
): LoadedCollection<ItemOf<A>, A> {
  const { key, revision, isPaused = () => false } = source;
  const { value, failed, error, retry, put, resource, ...loaded } = useResource<LoadedPages<Row, A>>(
    source,
    async () => withPage(await load(0)),
  );

  /** Of two presses the second one finds the first: the state changes at once, not with the next render. */
  const loadMore = () => {
    const { signal, state } = resource;
    const { value: before, isLoading } = state;
    if (state.key !== key || isPaused() || isLoading || !before) return;
    if (['none', 'loading'].includes(moreOf(before))) return;
    const change = (next: (now: LoadedPages<Row, A>) => LoadedPages<Row, A>) => {
      const now = resource.state.value;
      if (now && !signal.aborted) resource.change(next(now));
    };
    change((now) => ({ ...now, more: 'loading', life: signal }));
    load(before.pages).then(
      (answer) => change((now) => withPage(answer, now)),
      () => change((now) => ({ ...now, more: 'failed' })),
    );
  };
  const change = (next: (items: readonly Row[]) => readonly Row[]) => {
    const { key: of, value: now } = resource.state;
    if (of !== key || !now) return retry();
    const items = next(now.items);
    const total = now.total && now.total + items.length - now.items.length;
    put({ ...now, items, total });
  };
  const list: LoadedCollection<Row, A> = {
    items: value?.items,
    total: value ? value.total : 0,
    failed,
    error,
    more: value ? moreOf(value) : 'none',
    answer: resource.latest?.answer,
    isLoading: !isPaused() && !failed && (!value || loaded.revision !== revision),
    loadMore,
    retry,
    change,
    put: (item) => change((all) => all.map((each) => (each.id === item.id ? item : each))),
    drop: (id) => change((all) => all.filter((each) => each.id !== id)),
  };
  return list as unknown as LoadedCollection<ItemOf<A>, A>;
}
