import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useReleasedHeight } from '../hooks/use-released-height';
import { Failed } from '../parts/Failed';
import { Loading } from '../parts/Loading';
import { Pagination } from '../parts/Pagination';
import type { ListPage } from './collection-state';
import type { TurnedPages } from './use-paginated-query';

interface TurnedPagesProps<A> {
  pages: TurnedPages<A>;
  /** Holds the list and takes the focus when a pressed button is removed; has a tabIndex of -1. */
  region: RefObject<HTMLElement | null>;
  /** Name of the list, for its pages. */
  label?: string;
  /** Returns the rows; a heading of level 3 in the first one takes the focus after a page was turned. */
  children(answer: A): ReactNode;
  /** Shown if nothing was found. */
  empty: ReactNode;
  /** Shown while the first page loads. */
  placeholder?: ReactNode;
}

/** The page of a list, or what is shown in its place, above the buttons that turn it. */
export function PaginatedView<A extends ListPage<unknown>>({
  pages,
  region,
  label,
  children,
  empty,
  placeholder,
}: TurnedPagesProps<A>) {
  const { page, value, shown, failed } = pages;
  const isTurned = useRef(false);
  useEffect(() => {
    if (!value || !isTurned.current) return;
    isTurned.current = false;
    region.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [value, region]);
  const isEmpty = page === 0 && shown?.content.length === 0;
  // The room is that of rows.
  useReleasedHeight(isEmpty && !!value, true);
  const body = () => {
    if (failed) return <Failed onRetry={pages.retry} />;
    // That there was nothing says nothing of what is loading.
    if (!shown || (isEmpty && !value)) return placeholder ?? <Loading />;
    return isEmpty ? empty : children(shown);
  };
  return (
    <>
      {body()}
      {shown && (shown.totalPages > 1 || page > 0) && (
        <Pagination
          {...(label && { label })}
          page={page}
          pages={Math.max(shown.totalPages, 1)}
          onPage={(next) => {
            isTurned.current = true;
            pages.setPage(next);
          }}
        />
      )}
    </>
  );
}
