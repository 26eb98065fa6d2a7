import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNotice } from '../core/FailureNotice';
import { useReleasedHeight } from '../hooks/use-released-height';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import { Failed } from '../parts/Failed';
import { Loading } from '../parts/Loading';
import css from './collection.css?inline';
import type { Collection } from './use-collection';

interface CollectionProps<T> {
  list: Collection<T>;
  /** Returns the rows, in which each has a heading of level 3 that can take the focus. */
  children(items: readonly T[]): ReactNode;
  /** Shown if nothing was found. */
  empty: ReactNode;
  /** Shown while the first page loads. */
  placeholder?: ReactNode;
  /** Shown while a further page loads. */
  further?: ReactNode;
  /** The number of items, announced when it changes; the first one, which nobody asked for, is not. */
  count?: ReactNode;
  /** Name of the button that shows more; a list without it has one page. */
  more?: string;
}

/** The rows of a list, or what is shown in their place while they load, if there are none, and if they failed to load. */
export function CollectionView<T>({ list, children, empty, ...shown }: CollectionProps<T>) {
  const { items, failed, more } = list;
  const rows = useRef<HTMLDivElement>(null);
  /** Index of the first item of a page that the visitor asked for. */
  const focusFrom = useRef<number | null>(null);
  const loaded = items?.length ?? 0;
  useStyles(css);
  // The room is that of rows.
  useReleasedHeight(!!items && loaded === 0, true);
  useEffect(() => {
    const from = focusFrom.current;
    if (loaded > 0 && (from === null || loaded <= from)) return;
    focusFrom.current = null;
    if (from !== null) rows.current?.querySelectorAll<HTMLElement>('h3')[from]?.focus();
  }, [loaded]);
  const wasLoaded = useRef(false);
  wasLoaded.current ||= !!items;
  // Stays while the next ones load: a live region that comes with its text is silent.
  const count = wasLoaded.current && (
    <p className={items && shown.count ? 'muted small' : 'sr'} role="status" key="count">
      {items && shown.count}
    </p>
  );
  if (!items)
    return (
      <>
        {count}
        {failed ? <Failed onRetry={list.retry} /> : (shown.placeholder ?? <Loading />)}
      </>
    );
  const loadMore = () => {
    focusFrom.current = loaded;
    // The button is replaced by what is shown while the page loads.
    rows.current?.focus();
    list.loadMore();
  };
  return (
    <>
      {failed && <FailureNotice onRetry={list.retry} />}
      {count}
      {loaded === 0 ? (
        empty
      ) : (
        <div className="collection" ref={rows} tabIndex={-1}>
          {children(items)}
        </div>
      )}
      {more === 'loading' && (shown.further ?? <Loading />)}
      {more === 'failed' && <FailureNotice onRetry={loadMore} />}
      {more === 'ready' && (
        <Button kind="plain" onClick={loadMore}>
          {shown.more}
        </Button>
      )}
    </>
  );
}
