import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { RegionAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A region was created or changed. */
    'vt-region-saved': { regionId: string };
    /** A region is no more. */
    'vt-region-removed': { regionId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls, the table and the editor, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Regions'));

export default function RegionAdmin({ heading }: RegionAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Regions }) => <Regions />}
    </DeferredPanel>
  );
}
