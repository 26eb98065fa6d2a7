import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { TradeInProps } from './attributes';
import { texts } from './messages';
import css from './trade-in.css?inline';

export const styles = css;

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/ValueCar'));

export default function TradeIn({ heading, ...links }: TradeInProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ ValueCar }) => <ValueCar {...links} />}
    </DeferredPanel>
  );
}
