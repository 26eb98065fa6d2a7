import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { TemplateWidgetProps } from './attributes';
import { texts } from './messages';

/** Loads the calls and the table, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Records'));

export default function TemplateWidget({ heading }: TemplateWidgetProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Records }) => <Records />}
    </DeferredPanel>
  );
}
