import type { ReactNode } from 'react';
import { listOf } from '#domain/lists/list-of';
import { CollectionView } from '#ui/collection/CollectionView';
import type { Collection } from '#ui/collection/use-collection';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import css from './items.css?inline';
import { texts } from './messages';

/**
 * Items of a list element. A browser skips the layout of elements far from the window, and of what is in them: with all
 * items in one element a list of hundreds costs more with each further one while it is scrolled.
 */
const GROUP = 12;

/** Tells the style sheet the number of a group's items, from which it estimates the height. */
const setCount = (count: number) => (group: HTMLElement | null) =>
  group?.style.setProperty('--count', String(count));

const groupsOf = <T,>(items: readonly T[]): (readonly T[])[] =>
  listOf(Math.ceil(items.length / GROUP), (n) => items.slice(n * GROUP, (n + 1) * GROUP));

/** Placeholders; never more than fill a window. */
const MOST_PLACEHOLDERS = 6;

const Placeholders = ({ count }: { count: number }) => (
  <Loading>
    <div className="items">
      {listOf(Math.min(count, MOST_PLACEHOLDERS), (index) => (
        <div className="item offer placeholder" key={index}>
          <Skeleton kind="media" count={4} />
        </div>
      ))}
    </div>
  </Loading>
);

interface ItemListProps<T> {
  list: Collection<T>;
  /** Number of items of a page. */
  size: number;
  /** Returns an item: a list item with a heading of level 3 that can take the focus. */
  children(item: T): ReactNode;
  /** Shown if nothing was found. */
  empty: ReactNode;
}

/** The found items, page by page, or what is shown instead of them. */
export function ItemList<T>({ list, size, empty, children }: ItemListProps<T>) {
  const messages = useMessages(texts);
  const { items, total } = list;
  const count = items?.length ?? 0;
  useStyles(css);
  return (
    <CollectionView
      list={list}
      empty={empty}
      placeholder={
        <div className="first-load">
          <Placeholders count={size} />
        </div>
      }
      further={<Placeholders count={total === undefined ? size : Math.min(size, total - count)} />}
      count={
        count > 0 &&
        total !== undefined &&
        (total > count
          ? fillMessage(messages.shown, { shown: count, count: total })
          : count === 1
            ? messages.one
            : fillMessage(messages.found, { count }))
      }
      more={messages.more}
    >
      {(found) =>
        groupsOf(found).map((group, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are added at the end
          <ul className="items" key={n} ref={setCount(group.length)}>
            {group.map(children)}
          </ul>
        ))
      }
    </CollectionView>
  );
}

/** Removes the filters of a list that found nothing. */
export function ClearButton({ onClear }: { onClear(): void }) {
  const messages = useMessages(texts);
  return (
    <Button kind="plain" onClick={onClear}>
      {messages.clear}
    </Button>
  );
}

interface NothingFoundProps {
  /** Whether the visitor has narrowed the list; they can then see all of it. */
  isFiltered: boolean;
  /** What else can be tried. */
  hint: string;
  /** Said if there are no offers at all. */
  none: string;
  onClear(): void;
}

/** Shown if a list has no offers, for the visitor's filters or at all. */
export function NothingFound({ isFiltered, hint, none, onClear }: NothingFoundProps) {
  const messages = useMessages(texts);
  if (!isFiltered) return <Empty title={none} />;
  return (
    <Empty title={messages.none} action={<ClearButton onClear={onClear} />}>
      {hint}
    </Empty>
  );
}
