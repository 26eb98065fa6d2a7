import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { OrderTimelineProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './order-timeline.css?inline';

export const styles = css;

/** Loads the calls and the order's view, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Order'));

export default function OrderTimeline({ heading, ...props }: OrderTimelineProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Order }) => <Order {...props} />}
    </DeferredPanel>
  );
}
