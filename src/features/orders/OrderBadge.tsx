import { orderPhase } from '#domain/orders/order-progress';
import type { Reservation } from '#services/entities/reservation';
import { useMessages } from '#ui/core/host-context';
import { useOrderStatusName } from '#ui/hooks/use-order-status-names';
import { Badge } from '#ui/parts/Badge';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

const TONES = { unpaid: 'warning', underway: 'info', delivered: 'success', cancelled: 'neutral' } as const;

/** The status of an order; of an expired one that its time is over (spec reservations#countdown). */
export function OrderBadge({ order }: { order: Reservation }) {
  const statusName = useOrderStatusName();
  const messages = useMessages(pt, es);
  return (
    <Badge tone={TONES[orderPhase(order)]}>
      {order.expired ? messages.timeOver : statusName(order.status)}
    </Badge>
  );
}
