import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $membership, requestMembership } from '#features/loyalty/membership-store';
import { RankingTable } from '#features/loyalty/ranking/RankingTable';
import { $session } from '#features/session/session';
import { getLoyaltyRanking } from '#services/loyalty';
import { PaginatedView } from '#ui/collection/PaginatedView';
import { usePaginatedQuery } from '#ui/collection/use-paginated-query';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import { texts } from './messages';

/** A page of the ranking, `count` members at a time, of the present session; it loads again when the points change. */
export function Ranking({ count }: { count: number }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { serial } = useStore($session);
  const { status, membership } = useStore($membership);
  useEffect(() => requestMembership(), []);
  const area = useRef<HTMLDivElement>(null);
  const owner = `${serial} ${membership?.userId ?? ''}`;
  const pages = usePaginatedQuery(
    { key: membership ? `${owner} ${count}` : undefined, revision: membership?.points ?? 0, owner },
    (page) => getLoyaltyRanking({ query: { page, size: count } }, { signal }),
  );
  const requestAgain = () => {
    // The pressed button goes.
    area.current?.focus();
    requestMembership();
  };
  if (!membership && status === 'ready') return <p>{messages.noMember}</p>;
  return (
    <div className="area" tabIndex={-1} ref={area} aria-busy={pages.isLoading}>
      {!membership && status === 'failed' ? (
        <Failed onRetry={requestAgain} />
      ) : (
        <>
          {pages.shown && pages.isLoading && (
            <p className="sr" role="status">
              {fillMessage(messages.loading, { page: pages.page + 1 })}
            </p>
          )}
          <PaginatedView
            pages={pages}
            region={area}
            placeholder={
              <Loading>
                <Skeleton kind="rows" count={count} />
              </Loading>
            }
            empty={<Empty title={messages.none} />}
          >
            {({ content, own }) => <RankingTable ranks={content} own={own} />}
          </PaginatedView>
        </>
      )}
    </div>
  );
}
