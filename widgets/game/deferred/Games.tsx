import { useRef } from 'react';
import { useAccountRows } from '#features/session/use-account-rows';
import { CollectionView } from '#ui/collection/CollectionView';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { GameCard } from './GameCard';
import css from './game.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { loadGames } from './play';

/** The games of the brand, or one of them. */
export function Games({ only }: { only: string }) {
  const { signal } = useHost();
  const messages = useMessages(pt, es);
  const rows = useAccountRows('gate');
  const source = { ...rows, key: `${rows.key} ${only}`, dropsOnFailure: true };
  const games = useCollection(source, () => loadGames(only, signal));
  const region = useRef<HTMLDivElement>(null);
  useStyles(css);
  return (
    <div className="games" tabIndex={-1} ref={region} aria-busy={!games.items && !games.failed}>
      <CollectionView
        list={games}
        region={region}
        empty={<Empty title={messages.none}>{messages.noneHint}</Empty>}
      >
        {(items) => (
          <ul className="game-list">
            {items.map((game) => (
              <GameCard key={game.id} game={game} onChanged={games.put} onReload={games.retry} />
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}
