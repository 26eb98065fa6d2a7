import { type ReactNode, useState } from 'react';
import type { Game } from '#services/game';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { GamePicture } from './GamePicture';
import { texts } from './messages';

// Only visitors who ask for the ranking load it.
const rankingModule = deferred(() => import('./GameRanking'));

interface GameItemProps {
  game: Game;
  /** Of the play that is shown; empty without one. */
  outcomeId?: string;
  isMoving?: boolean;
  onStopped?(): void;
  hasRanking: boolean;
  /** What the visitor has of it, and can do. */
  children: ReactNode;
}

/** The ranking of a game, once it is asked for. */
function OpenedRanking({ game }: { game: Game }) {
  const loading = useDeferred(rankingModule);
  return (
    <DeferredView of={loading} placeholder={<Loading />}>
      {({ GameRanking }) => <GameRanking game={game} />}
    </DeferredView>
  );
}

const ignore = () => {};

/** What everybody may know of a game, around what the visitor has of it. */
export function GameItem({ game, hasRanking, children, ...picture }: GameItemProps) {
  const { outcomeId = '', isMoving = false, onStopped = ignore } = picture;
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="item game" part="item">
      <div className="game-about">
        <h3>{game.name}</h3>
        {game.description && <p>{game.description}</p>}
        {children}
        {hasRanking && (
          <div className="game-ranking">
            {isOpen ? (
              <OpenedRanking game={game} />
            ) : (
              <Button kind="plain" onClick={() => setOpen(true)}>
                {messages.ranking}
                <span className="sr"> {game.name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      <GamePicture game={game} outcomeId={outcomeId} isMoving={isMoving} onStopped={onStopped} />
    </li>
  );
}
