import type { ReactNode } from 'react';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAccountRows, useSessionExpired } from '#features/session/use-account-content';
import type { Game } from '#services/game';
import { CollectionView } from '#ui/collection/CollectionView';
import { type Collection, useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { GameCard } from './GameCard';
import { GameItem } from './GameItem';
import css from './game.css?inline';
import { texts } from './messages';
import { loadGames, loadOwnGames } from './play';

interface GamesProps {
  /** Id of the only game; empty for all of the brand. */
  only: string;
}

interface GameListProps {
  games: Collection<Game>;
  children(game: Game, index: number): ReactNode;
}

function GameList({ games, children }: GameListProps) {
  const messages = useMessages(texts);
  return (
    <div className="games" tabIndex={-1} aria-busy={!games.items && !games.failed}>
      <CollectionView list={games} empty={<Empty title={messages.none}>{messages.noneHint}</Empty>}>
        {(items) => <ul className="game-list">{items.map(children)}</ul>}
      </CollectionView>
    </div>
  );
}

/** The games as everybody may know them: signing in is the first step to a play. */
function PublicGames({ only }: GamesProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const games = useCollection({ key: only }, () => loadGames(only, signal));
  return (
    <GameList games={games}>
      {(game, index) => (
        <GameItem key={game.id} game={game} hasRanking={!!game.isRankingPublic}>
          <div className="game-act">
            <div className="actions">
              <SignInLink plain={index > 0} label={messages.signIn} />
            </div>
          </div>
        </GameItem>
      )}
    </GameList>
  );
}

/** The games as a signed-in visitor has them. */
function OwnGames({ only }: GamesProps) {
  const { signal } = useHost();
  const rows = useAccountRows('gate');
  const source = { ...rows, key: `${rows.key} ${only}`, dropsOnFailure: true };
  const games = useCollection(source, () => loadOwnGames(only, signal));
  // Of a session that expired before its games were there, nothing is to be kept.
  if (useSessionExpired() && !games.items) return <PublicGames only={only} />;
  return (
    <GameList games={games}>
      {(game) => <GameCard key={game.id} game={game} onChanged={games.put} onReload={games.retry} />}
    </GameList>
  );
}

/** The games of the brand, or one of them. */
export function Games({ only }: GamesProps) {
  useStyles(css);
  return (
    <SignInGate purpose={<PublicGames only={only} />}>
      <OwnGames only={only} />
    </SignInGate>
  );
}
