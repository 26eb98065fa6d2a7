import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { TemplateWidgetProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Loads the calls and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Records'));

export default function TemplateWidget({ heading }: TemplateWidgetProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Records }) => <Records />}
    </DeferredPanel>
  );
}
