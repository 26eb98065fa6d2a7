import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { CatalogueAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The setup of a model was created or changed. */
    'vt-catalogue-setup-saved': { setupId: string };
    /** The setup of a model is no more. */
    'vt-catalogue-setup-removed': { setupId: string };
    /** A part of a version was created or changed. */
    'vt-catalogue-part-saved': { partId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the tables, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Catalogue'));

export default function CatalogueAdmin({ heading }: CatalogueAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Catalogue }) => <Catalogue />}
    </DeferredPanel>
  );
}
