import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { QuotationProps } from './attributes';
import { texts } from './messages';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads who sells, and the search of a version; the further tabs load with the version. */
const deferredModule = deferred(() => import('./deferred/Desk'));

export default function Quotation({ heading, ...props }: QuotationProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Desk }) => <Desk {...props} />}
    </DeferredPanel>
  );
}
