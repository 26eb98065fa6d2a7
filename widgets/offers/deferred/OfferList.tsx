import { useEffect, useRef } from 'react';
import type { OfferFilter } from '../../../src/domain/offers/offer-filter';
import { FailureNotice } from '../../../src/ui/core/FailureNotice';
import { fillMessage, useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { Empty } from '../../../src/ui/parts/Empty';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';
import { messages } from './messages';
import { OfferCard } from './OfferCard';
import type { FoundOffers } from './use-offers';

/** Cards as placeholders; never more than fill a window. */
const CardSkeletons = ({ count }: { count: number }) => (
  <Loading>
    <div className="items">
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <div className="item offer placeholder" key={index}>
          <Skeleton kind="media" count={4} />
        </div>
      ))}
    </div>
  </Loading>
);

interface OfferListProps {
  found: FoundOffers;
  filter: OfferFilter;
  size: number;
  /** Whether the search is limited to the visitor's place. */
  isPlaced: boolean;
  onOpen(id: string): void;
  onClear(): void;
  onEverywhere(): void;
  onRetry(): void;
}

/** The found offers, page by page, or what is shown instead of them. */
export function OfferList({ found, filter, size, isPlaced, ...on }: OfferListProps) {
  const w = useMessages(messages);
  const { offers, total, more } = found;
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first offer of a page that the visitor asked for. */
  const focusFrom = useRef<number | null>(null);
  const count = offers?.length ?? 0;
  useEffect(() => {
    if (focusFrom.current === null || count <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h3')?.focus();
    focusFrom.current = null;
  }, [count]);

  if (!offers && found.failed) return <Failed onRetry={on.onRetry} />;
  if (!offers) {
    return (
      <div className="first-load">
        <CardSkeletons count={size} />
      </div>
    );
  }
  if (offers.length === 0) {
    return filter.saved ? (
      <Empty title={w.noneSaved} action={<ClearButton onClear={on.onClear} />}>
        {w.noneSavedHint}
      </Empty>
    ) : (
      <Empty
        title={w.none}
        action={
          <div className="offer-actions">
            <ClearButton onClear={on.onClear} />
            {isPlaced && (
              <Button kind="plain" onClick={on.onEverywhere}>
                {w.everywhere}
              </Button>
            )}
          </div>
        }
      >
        {w.noneHint}
      </Empty>
    );
  }
  const loadMore = () => {
    focusFrom.current = count;
    // The button is then replaced by the placeholders.
    list.current?.focus();
    found.loadMore();
  };
  return (
    <>
      <p className="muted small" role="status">
        {total > count
          ? fillMessage(w.shown, { shown: count, count: total })
          : count === 1
            ? w.one
            : fillMessage(w.found, { count })}
      </p>
      <ul className="items" ref={list} tabIndex={-1}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} onOpen={on.onOpen} />
        ))}
      </ul>
      {more === 'loading' && <CardSkeletons count={Math.min(size, total - count)} />}
      {more === 'failed' && <FailureNotice onRetry={loadMore} />}
      {more === 'ready' && (
        <Button kind="plain" onClick={loadMore}>
          {w.more}
        </Button>
      )}
    </>
  );
}

function ClearButton({ onClear }: { onClear(): void }) {
  const w = useMessages(messages);
  return (
    <Button kind="plain" onClick={onClear}>
      {w.clear}
    </Button>
  );
}
