import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { GameProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Loads the calls and the games, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Games'));

export default function Game({ heading, game }: GameProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Games }) => <Games only={game} />}
    </DeferredPanel>
  );
}
