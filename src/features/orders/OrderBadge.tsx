import { orderPhase } from '#domain/orders/order-progress';
import type { Reservation } from '#services/entities/reservation';
import { useMessages } from '#ui/core/host-context';
import { Badge } from '#ui/parts/Badge';
import { texts } from './messages';
import { useOrderStatusName } from './use-order-status-names';

const TONES = { unpaid: 'warning', underway: 'info', delivered: 'success', cancelled: 'neutral' } as const;

/** The status of an order; of an expired one that its time is over (spec reservations#countdown). */
export function OrderBadge({ order }: { order: Reservation }) {
  const statusName = useOrderStatusName();
  const messages = useMessages(texts);
  return (
    <Badge tone={TONES[orderPhase(order)]}>
      {order.expired ? messages.timeOver : statusName(order.status)}
    </Badge>
  );
}
