import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { EventAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Staff took somebody off the list of an event. */
    'vt-event-participant-removed': { eventId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/EventChoice'));

export default function EventAdmin({ heading }: EventAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ EventChoice }) => <EventChoice />}
    </DeferredPanel>
  );
}
