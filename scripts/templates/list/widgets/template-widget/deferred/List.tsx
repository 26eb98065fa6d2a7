import { useEffect, useRef, useState } from 'react';
import { suggester } from '../../../src/domain/standalone/suggest';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { useStyles } from '../../../src/ui/hooks/use-styles';
import { Button } from '../../../src/ui/parts/Button';
import { Empty } from '../../../src/ui/parts/Empty';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import css from './list.css?inline';
import { type Item, loadItems } from './load-items';
import { messages } from './messages';

/** The items that match the filter, `count` at a time. */
function Items({ items, count }: { items: readonly Item[]; count: number }) {
  const w = useMessages(messages);
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(count);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusFrom = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the first item just shown
  useEffect(() => {
    if (focusFrom.current === null) return;
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h3')?.focus();
    focusFrom.current = null;
  }, [shown]);

  const found = suggester(items, ({ name, place }) => `${name} ${place}`)(filter).map(({ item }) => item);
  const search = (text: string) => {
    setFilter(text);
    setShown(count);
  };
  return (
    <>
      <div className="field">
        <label htmlFor="filter">{w.filter}</label>
        <input
          className="input"
          part="input"
          id="filter"
          type="search"
          autoComplete="off"
          ref={input}
          value={filter}
          onInput={(event) => search(event.currentTarget.value)}
        />
      </div>
      <p className="muted" role="status">
        {fillMessage(w.shown, { shown: Math.min(shown, found.length), count: found.length })}
      </p>
      {found.length === 0 && (
        <Empty
          action={
            <Button
              kind="plain"
              onClick={() => {
                search('');
                input.current?.focus();
              }}
            >
              {w.clear}
            </Button>
          }
        >
          {w.emptyHint}
        </Empty>
      )}
      <ul className="items" ref={list}>
        {found.slice(0, shown).map(({ id, name, place }) => (
          <li className="item" part="item" key={id}>
            <h3 tabIndex={-1}>{name}</h3>
            <p className="muted">{place}</p>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button
          kind="plain"
          onClick={() => {
            focusFrom.current = shown;
            setShown(shown + count);
          }}
        >
          {w.more}
        </Button>
      )}
    </>
  );
}

/** The list, or a view in its place while it is loading, if it is empty, and if it could not be loaded. */
export function List({ count }: { count: number }) {
  const { signal } = useHost();
  const { value: items, failed, retry: runAgain } = useQuery(() => loadItems(signal), 'items');
  const region = useRef<HTMLDivElement>(null);
  useStyles(css);
  /** The pressed button is then removed: the focus stays in the list. */
  const retry = () => {
    region.current?.focus();
    runAgain();
  };
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!items && !failed}>
      {failed ? (
        <Failed onRetry={retry} />
      ) : !items ? (
        <Loading />
      ) : items.length === 0 ? (
        <Empty />
      ) : (
        <Items items={items} count={count} />
      )}
    </div>
  );
}
