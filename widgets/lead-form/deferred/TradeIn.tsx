import { useMaybeTradesIn } from '../../../src/features/trade-in/presence';
import { DeferredView } from '../../../src/ui/core/DeferredView';
import { deferred } from '../../../src/ui/core/deferred';
import { useDeferred } from '../../../src/ui/core/use-deferred';

const deferredNote = deferred(() => import('../../../src/features/trade-in/trade-in-parts'));

/** The car to trade in that goes with the lead; its code loads only for visitors who have one. */
export function TradeIn() {
  const tradesIn = useMaybeTradesIn();
  const loading = useDeferred(deferredNote, tradesIn);
  if (!tradesIn) return null;
  return (
    <DeferredView of={loading} placeholder={null}>
      {({ TradeInNote }) => <TradeInNote />}
    </DeferredView>
  );
}
