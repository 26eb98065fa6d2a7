import { useMaybeTradesIn } from '#features/trade-in/presence';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';

// Only visitors who trade in a car load it.
const deferredNote = deferred(() => import('#features/trade-in/trade-in-parts'));

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
