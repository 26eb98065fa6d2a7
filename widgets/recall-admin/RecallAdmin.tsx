import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { RecallAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The update of a car's software was created; it is validated later. */
    'vt-recall-update-created': { updateId: string; campaignId: string };
    /** Staff validated the update of a car's software. */
    'vt-recall-update-validated': { updateId: string; campaignId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/CarSearch'));

export default function RecallAdmin({ heading }: RecallAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ CarSearch }) => <CarSearch />}
    </DeferredPanel>
  );
}
