import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { ManualAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A manual was created or changed. */
    'vt-manual-saved': { manualId: string };
    /** A manual is no more. */
    'vt-manual-removed': { manualId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls, the table, the editor and the preview, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Manuals'));

export default function ManualAdmin({ heading, maxSize }: ManualAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Manuals }) => <Manuals maxSize={maxSize} />}
    </DeferredPanel>
  );
}
