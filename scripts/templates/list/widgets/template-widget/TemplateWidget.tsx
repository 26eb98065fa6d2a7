import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { TemplateWidgetProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Loads the call and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/List'));

export default function TemplateWidget({ heading, count }: TemplateWidgetProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ List }) => <List count={count} />}
    </DeferredPanel>
  );
}
