import { useEffect, useRef, useState } from 'react';
import { RankingTable } from '#features/loyalty/ranking/RankingTable';
import { type Game, getGameRanking } from '#services/game';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Pagination } from '#ui/parts/Pagination';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

type Page = Awaited<ReturnType<typeof getGameRanking>>;

/** Players shown at a time (ours). */
const SIZE = 10;

/** A page of a game's ranking (GAM-03); it loads again when the visitor's points change. */
export function GameRanking({ game }: { game: Game }) {
  const { signal } = useHost();
  const messages = useMessages(pt, es);
  const [page, setPage] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const query = useQuery(
    () => getGameRanking({ id: game.id, query: { page, size: SIZE } }, { signal }),
    `${game.id} ${page} ${game.points}`,
  );
  /** The page before stays while another one loads. */
  const before = useRef<Page>(undefined);
  if (query.value) before.current = query.value;
  const shown = query.value ?? before.current;
  // The pressed button is gone.
  useEffect(() => area.current?.focus(), []);
  const retry = () => {
    area.current?.focus();
    query.retry();
  };
  return (
    <div className="game-area" tabIndex={-1} ref={area} aria-busy={!query.value && !query.failed}>
      <h4>{messages.rankingOf}</h4>
      {query.failed ? (
        <Failed onRetry={retry} />
      ) : !shown ? (
        <Loading />
      ) : shown.content.length === 0 && page === 0 ? (
        <Empty title={messages.noRanking} />
      ) : (
        <RankingTable ranks={shown.content} own={shown.own} />
      )}
      {(shown?.totalPages ?? 0) > 1 && (
        <Pagination label={messages.rankingOf} page={page} pages={shown?.totalPages ?? 1} onPage={setPage} />
      )}
    </div>
  );
}
