import { isReservationPaid } from '#domain/reservation/payment';
import { texts as orderTexts } from '#features/orders/messages';
import { OrderFacts } from '#features/orders/OrderFacts';
import { OrderLinks } from '#features/orders/OrderLinks';
import { orderLink } from '#features/orders/order-link';
import { Receipt } from '#features/orders/Receipt';
import { hasReceipt } from '#features/orders/receipt-rows';
import { useOrderStatusName } from '#features/orders/use-order-status-names';
import type { Reservation } from '#services/entities/reservation';
import { useMessages } from '#ui/core/host-context';
import { Badge } from '#ui/parts/Badge';
import type { ReservationProps } from '../../attributes';
import { usePages } from '../../pages-context';
import { texts } from './messages';

interface ReservedProps extends Pick<ReservationProps, 'orderUrl' | 'financingUrl'> {
  order: Reservation;
  /** Whether its status is none that is known. */
  isUpdating: boolean;
}

const PENDING = 'PENDING';

/** What was agreed, and how the order goes on. */
export function Reserved({ order, isUpdating, orderUrl, financingUrl }: ReservedProps) {
  const statusName = useOrderStatusName();
  const messages = useMessages(texts);
  const of = useMessages(orderTexts);
  const { documentsUrl = '', photoUrl = '', welcomeKitUrl = '' } = usePages();
  const payment = order.remainingPayment ?? order.payment;
  const isPending = payment?.status === PENDING;
  // Of a payment whose state is not known nothing is said.
  const step = isPending ? payment.type : isReservationPaid(order) ? 'paid' : '';
  const next = (messages.next as Record<string, string>)[step];
  // A payment that is agreed on elsewhere: whether the car is held meanwhile is the order's status to say.
  const isHeld = !isUpdating && (step === 'financing' || step === 'dealer');
  const link = (page: string, text: string, kind = '') => {
    const address = orderLink(page, order.id);
    return address ? (
      <a className={`button${kind}`} part="button" href={address}>
        {text}
      </a>
    ) : null;
  };
  const isFinanced = isPending && payment.type === 'financing';
  return (
    <div className="reserved">
      <p>
        <Badge tone={isUpdating ? 'info' : 'success'}>{statusName(order.status)}</Badge>
      </p>
      {next && <p>{isHeld ? `${messages.held} ${next}` : next}</p>}
      <OrderFacts order={order} />
      <div className="actions">
        {isFinanced && link(financingUrl, messages.toFinancing)}
        {link(orderUrl, of.timeline, isFinanced && financingUrl ? ' plain' : '')}
        <OrderLinks order={order} pages={{ documentsUrl, photoUrl, welcomeKitUrl }} kind=" plain" />
        {hasReceipt(order) && <Receipt order={order} />}
      </div>
    </div>
  );
}
