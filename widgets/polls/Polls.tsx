import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { PollsProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor's vote is counted. poll: the poll's id; the choice is the visitor's own. */
    'vt-poll-voted': { poll: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the polls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/PollList'));

export default function Polls({ heading, type, count }: PollsProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ PollList }) => <PollList type={type} count={count} />}
    </DeferredPanel>
  );
}
