import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { RecallAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The update of a car's software was created; it is validated later. */
    'vt-recall-update-created': { updateId: string; campaignId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/CarSearch'));

export default function RecallAdmin({ heading }: RecallAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ CarSearch }) => <CarSearch />}
    </DeferredPanel>
  );
}
