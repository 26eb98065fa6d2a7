import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { EventAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Staff took somebody off the list of an event. */
    'vt-event-participant-removed': { eventId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/EventChoice'));

export default function EventAdmin({ heading }: EventAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ EventChoice }) => <EventChoice />}
    </DeferredPanel>
  );
}
