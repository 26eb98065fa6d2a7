import { useEffect, useRef } from 'react';
import { RankingTable } from '#features/loyalty/ranking/RankingTable';
import { type Game, getGameRanking } from '#services/game';
import { PaginatedView } from '#ui/collection/PaginatedView';
import { usePaginatedQuery } from '#ui/collection/use-paginated-query';
import { useHost, useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';

/** Players shown at a time (ours). */
const SIZE = 10;

/** A page of a game's ranking (GAM-03); it loads again when the visitor's points change. */
export function GameRanking({ game: { id, points } }: { game: Game }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const pages = usePaginatedQuery({ key: id, revision: points ?? '' }, (page) =>
    getGameRanking({ id, query: { page, size: SIZE } }, { signal }),
  );
  // The pressed button is gone.
  useEffect(() => area.current?.focus(), []);
  return (
    <div className="game-area" tabIndex={-1} ref={area} aria-busy={pages.isLoading}>
      <h4>{messages.rankingOf}</h4>
      <PaginatedView
        pages={pages}
        region={area}
        label={messages.rankingOf}
        empty={<Empty title={messages.noRanking} />}
      >
        {({ content, own }) => <RankingTable ranks={content} own={own} />}
      </PaginatedView>
    </div>
  );
}
