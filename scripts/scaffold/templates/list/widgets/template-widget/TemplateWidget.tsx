import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { TemplateWidgetProps } from './attributes';
import { texts } from './messages';

/** Loads the call and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/List'));

export default function TemplateWidget({ heading, count }: TemplateWidgetProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ List }) => <List count={count} />}
    </DeferredPanel>
  );
}
