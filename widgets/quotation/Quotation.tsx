import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { QuotationProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads who sells, and the search of a version; the further tabs load with the version. */
const deferredModule = deferred(() => import('./deferred/Desk'));

export default function Quotation({ heading, ...props }: QuotationProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Desk }) => <Desk {...props} />}
    </DeferredPanel>
  );
}
