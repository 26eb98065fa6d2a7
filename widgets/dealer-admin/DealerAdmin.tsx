import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { DealerAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A dealer left every search. */
    'vt-dealer-blocked': { dealerId: string };
    /** A dealer is in the searches again. */
    'vt-dealer-unblocked': { dealerId: string };
    /** Whether a dealer takes part in e-connect was changed. */
    'vt-dealer-econnect-changed': { dealerId: string; econnect: boolean };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Dealers'));

export default function DealerAdmin({ heading }: DealerAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Dealers }) => <Dealers />}
    </DeferredPanel>
  );
}
