import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { IntegrationErrorsProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has taken errors to be sent again. */
    'vt-integration-errors-resent': { errorIds: string[] };
    /** An error is not sent again until somebody reopens it. */
    'vt-integration-error-ignored': { errorId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the tables, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Integration'));

export default function IntegrationErrors({ heading }: IntegrationErrorsProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Integration }) => <Integration />}
    </DeferredPanel>
  );
}
