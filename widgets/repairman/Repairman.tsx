import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { RepairmanProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A repairman has changed the own data. changed: number of fields. */
    'vt-repairman-saved': { changed: number };
    /** A repairman has joined e-connect, or left it. */
    'vt-repairman-econnect-changed': { econnect: boolean };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls, the data and the editor, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/OwnData'));

export default function Repairman({ heading }: RepairmanProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ OwnData }) => <OwnData />}
    </DeferredPanel>
  );
}
