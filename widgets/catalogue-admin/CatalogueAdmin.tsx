import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { CatalogueAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

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
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the tables, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Catalogue'));

export default function CatalogueAdmin({ heading }: CatalogueAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Catalogue }) => <Catalogue />}
    </DeferredPanel>
  );
}
