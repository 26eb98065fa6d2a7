import { FilteredCollection } from '#ui/collection/FilteredCollection';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import css from './list.css?inline';
import { loadItems } from './load-items';
import { texts } from './messages';

/** The items that match the filter, `count` at a time. */
export function List({ count }: { count: number }) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const all = useCollection({ key: 'items' }, () => loadItems(signal));
  useStyles(css);
  return (
    <FilteredCollection
      all={all}
      count={count}
      textOf={({ name, place }) => `${name} ${place}`}
      messages={messages}
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
    </FilteredCollection>
  );
}
