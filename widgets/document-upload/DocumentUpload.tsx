import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { DocumentUploadProps } from './attributes';
import { texts } from './messages';

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
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the documents, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Sending'));

export default function DocumentUpload({ heading, ...props }: DocumentUploadProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Sending }) => <Sending {...props} />}
    </DeferredPanel>
  );
}
