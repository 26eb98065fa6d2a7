import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $membership, requestMembership } from '#features/loyalty/membership-store';
import { RankingTable } from '#features/loyalty/ranking/RankingTable';
import { $session } from '#features/session/session';
import { getLoyaltyRanking } from '#services/loyalty';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Pagination } from '#ui/parts/Pagination';
import { Skeleton } from '#ui/parts/Skeleton';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

type Page = Awaited<ReturnType<typeof getLoyaltyRanking>>;

/** A page of the ranking, `count` members at a time, of the present session; it loads again when the points change. */
export function Ranking({ count }: { count: number }) {
  const { signal } = useHost();
  const messages = useMessages(pt, es);
  const { serial } = useStore($session);
  const { status, membership } = useStore($membership);
  useEffect(() => requestMembership(), []);
  const [page, setPage] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const account = `${serial} ${membership?.userId ?? ''}`;
  const query = useQuery(
    () => getLoyaltyRanking({ query: { page, size: count } }, { signal }),
    membership ? `${account} ${page} ${count} ${membership.points}` : undefined,
  );
  /** The page before stays while another one of the same account loads. */
  const before = useRef<{ account: string; shown: Page }>(null);
  if (query.value) before.current = { account, shown: query.value };
  const shown = query.value ?? (before.current?.account === account ? before.current.shown : undefined);
  const again = (retry: () => void) => () => {
    // The pressed button goes.
    area.current?.focus();
    retry();
  };
  if (!membership && status === 'ready') return <p>{messages.noMember}</p>;
  return (
    <div className="area" tabIndex={-1} ref={area} aria-busy={!query.value && !query.failed}>
      {!membership && status === 'failed' ? (
        <Failed onRetry={again(requestMembership)} />
      ) : query.failed ? (
        <Failed onRetry={again(query.retry)} />
      ) : !shown ? (
        <Loading>
          <Skeleton kind="rows" count={count} />
        </Loading>
      ) : shown.content.length === 0 && page === 0 ? (
        <Empty title={messages.none} />
      ) : (
        <RankingTable ranks={shown.content} own={shown.own} />
      )}
      {shown && !query.value && !query.failed && (
        <p className="sr" role="status">
          {fillMessage(messages.loading, { page: page + 1 })}
        </p>
      )}
      {(shown?.totalPages ?? 0) > 1 && (
        <Pagination page={page} pages={shown?.totalPages ?? 1} onPage={setPage} />
      )}
    </div>
  );
}
