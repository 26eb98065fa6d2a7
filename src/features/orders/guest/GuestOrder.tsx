import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import type { ClaimOrderViewProps } from './ClaimOrderView';
import type { GuestOrderViewProps } from './GuestOrderView';

const guestModule = deferred(() => import('./guest-parts').then(({ guestParts }) => guestParts));

/** How a guest comes back to an order, and leaves it on a shared device; nothing for an account's order (spec reservations#manage-link). */
export function GuestOrder(props: GuestOrderViewProps) {
  const isGuests = !!props.order.manageToken;
  const loading = useDeferred(guestModule, isGuests);
  if (!isGuests) return null;
  return <DeferredPart of={loading}>{({ GuestOrderView }) => <GuestOrderView {...props} />}</DeferredPart>;
}

/** Asks a signed-in visitor whether a guest's order becomes the account's (spec reservations#guests). */
export function ClaimOrder(props: ClaimOrderViewProps) {
  const { module } = useDeferred(guestModule, !!props.order.manageToken);
  // What was answered stays once the order is the account's.
  return module ? <module.ClaimOrderView {...props} /> : null;
}

/** The search for a guest's order. */
export function FindOrder(props: { onFound(order: string): void }) {
  const loading = useDeferred(guestModule);
  return <DeferredPart of={loading}>{({ FindOrder: View }) => <View {...props} />}</DeferredPart>;
}
