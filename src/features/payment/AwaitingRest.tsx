import { pendingRest } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import { Awaiting } from './Awaiting';
import { type OrderChanges, usePayment } from './use-payment';

/** A payment of the rest of the price that is on its way, while the order's status still asks for it. */
export function AwaitingRest({ order, ...changes }: { order: Reservation } & OrderChanges) {
  const payment = usePayment(order, changes, true);
  const pending = pendingRest(order);
  if (!pending) return null;
  return <Awaiting isRest {...{ order, pending, payment }} onReload={changes.onReload} />;
}
