import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { DocumentUploadProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /**
     * Files of a document were received. type: one of the document types; of: the id of the order or the proposal, empty
     * for neither; count: of the files.
     */
    'vt-document-sent': { type: string; of: string; count: number };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the documents, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Sending'));

export default function DocumentUpload({ heading, ...props }: DocumentUploadProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Sending }) => <Sending {...props} />}
    </DeferredPanel>
  );
}
