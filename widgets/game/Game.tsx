import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { GameProps } from './attributes';
import { texts } from './messages';

/** Loads the calls and the games, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Games'));

export default function Game({ heading, game }: GameProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Games }) => <Games only={game} />}
    </DeferredPanel>
  );
}
