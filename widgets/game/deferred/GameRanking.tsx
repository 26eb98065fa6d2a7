import { useEffect, useRef } from 'react';
import { RankingTable } from '#features/loyalty/ranking/RankingTable';
import { type Game, getGameRanking } from '#services/game';
import { TurnedPagesView } from '#ui/collection/TurnedPagesView';
import { useTurnedPages } from '#ui/collection/use-turned-pages';
import { useHost, useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Players shown at a time (ours). */
const SIZE = 10;

/** A page of a game's ranking (GAM-03); it loads again when the visitor's points change. */
export function GameRanking({ game: { id, points } }: { game: Game }) {
  const { signal } = useHost();
  const messages = useMessages(pt, es);
  const area = useRef<HTMLDivElement>(null);
  const pages = useTurnedPages({ key: id, revision: points ?? '' }, (page) =>
    getGameRanking({ id, query: { page, size: SIZE } }, { signal }),
  );
  // The pressed button is gone.
  useEffect(() => area.current?.focus(), []);
  return (
    <div className="game-area" tabIndex={-1} ref={area} aria-busy={pages.isLoading}>
      <h4>{messages.rankingOf}</h4>
      <TurnedPagesView
        pages={pages}
        region={area}
        label={messages.rankingOf}
        empty={<Empty title={messages.noRanking} />}
      >
        {({ content, own }) => <RankingTable ranks={content} own={own} />}
      </TurnedPagesView>
    </div>
  );
}
