import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { IntegrationErrorsProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has taken errors to be sent again. */
    'vt-integration-errors-resent': { errorIds: string[] };
    /** An error is not sent again until somebody reopens it. */
    'vt-integration-error-ignored': { errorId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the tables, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Integration'));

export default function IntegrationErrors({ heading }: IntegrationErrorsProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Integration }) => <Integration />}
    </DeferredPanel>
  );
}
