import { useRef, useState } from 'react';
import { suggester } from '#domain/standalone/suggest';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import { useCollection } from '#ui/collection/use-collection';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import css from './list.css?inline';
import { type Item, loadItems } from './load-items';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The items that match the filter, `count` at a time. */
export function List({ count }: { count: number }) {
  const messages = useMessages(pt, es);
  const { signal } = useHost();
  const [filter, setFilter] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { items: all, ...whole } = useCollection({ key: 'items' }, () => loadItems(signal));
  const matches = suggester(all ?? [], ({ name, place }) => `${name} ${place}`)(filter);
  const found = matches.map(({ item }) => item);
  const list = useFirstItems<Item>({ ...whole, items: all && found }, count, filter);
  useStyles(css);
  const clear = () => {
    setFilter('');
    input.current?.focus();
  };
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!all && !list.failed}>
      {!!all?.length && (
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
        region={region}
        more={messages.more}
        count={
          !!all?.length &&
          fillMessage(messages.shown, { shown: list.items?.length ?? 0, count: found.length })
        }
        empty={
          filter ? (
            <Empty
              action={
                <Button kind="plain" onClick={clear}>
                  {messages.clear}
                </Button>
              }
            >
              {messages.emptyHint}
            </Empty>
          ) : (
            <Empty />
          )
        }
      >
        {(items) => (
          <ul className="items">
            {items.map(({ id, name, place }) => (
              <li className="item" part="item" key={id}>
                <h3 tabIndex={-1}>{name}</h3>
                <p className="muted">{place}</p>
              </li>
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}
