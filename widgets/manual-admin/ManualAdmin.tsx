import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { ManualAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A manual was created or changed. */
    'vt-manual-saved': { manualId: string };
    /** A manual is no more. */
    'vt-manual-removed': { manualId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls, the table, the editor and the preview, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Manuals'));

export default function ManualAdmin({ heading }: ManualAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Manuals }) => <Manuals />}
    </DeferredPanel>
  );
}
