import { type ReactNode, useRef, useState } from 'react';
import { suggester } from '#domain/text/suggest';
import { fillMessage } from '../fill-message';
import { Button } from '../parts/Button';
import { Empty } from '../parts/Empty';
import { CollectionView } from './CollectionView';
import { useFirstItems } from './first-items';
import type { Collection } from './use-collection';

interface FilteredCollectionProps<T> {
  /** All items; how many are shown at a time. */
  all: Pick<Collection<T>, 'items' | 'failed' | 'retry'>;
  count: number;
  /** Returns the text of an item that the filter searches. */
  textOf(item: T): string;
  /** shown: with `{shown}` and `{count}`. */
  messages: Record<'filter' | 'shown' | 'more' | 'emptyHint' | 'clear', string>;
  /** Returns the rows, in which each has a heading of level 3 that can take the focus. */
  children(items: readonly T[]): ReactNode;
}

/** The items of a list that match what the visitor types, some at a time. */
export function FilteredCollection<T>({
  all,
  count,
  textOf,
  messages,
  children,
}: FilteredCollectionProps<T>) {
  const [filter, setFilter] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = suggester(all.items ?? [], textOf)(filter).map(({ item }) => item);
  const list = useFirstItems<T>({ ...all, items: all.items && found }, count, filter);
  const clear = () => {
    setFilter('');
    input.current?.focus();
  };
  const action = (
    <Button kind="plain" onClick={clear}>
      {messages.clear}
    </Button>
  );
  const hasItems = !!all.items?.length;
  return (
    <div className="collection" tabIndex={-1} aria-busy={!all.items && !list.failed}>
      {hasItems && (
        <div className="field">
          <label htmlFor="filter">{messages.filter}</label>
          <input
            className="input"
            part="input"
            id="filter"
            type="search"
            autoComplete="off"
            ref={input}
            value={filter}
            onInput={(event) => setFilter(event.currentTarget.value)}
          />
        </div>
      )}
      <CollectionView
        list={list}
        more={messages.more}
        count={
          hasItems && fillMessage(messages.shown, { shown: list.items?.length ?? 0, count: found.length })
        }
        empty={filter ? <Empty action={action}>{messages.emptyHint}</Empty> : <Empty />}
      >
        {children}
      </CollectionView>
    </div>
  );
}
