import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { maskCard } from '#domain/payment/card-mask';
import { paymentState } from '#domain/reservation/payment';
import type { Reservation, ReservationPayment } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Icon } from '#ui/icons/Icon';
import { PaymentInstructions } from './codes/PaymentInstructions';
import { texts } from './messages';
import { paymentIcon } from './payment-icons';

/** A payment of an order: what, how, its state, and its code while it is pending (spec reservations#payment). */
export function OrderPayment({ order, payment }: { order: Reservation; payment: ReservationPayment }) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { type, status, amount, installments, card } = payment;
  const ofType = new Map(Object.entries(messages.payments)).get(type) ?? {};
  const inState = isAmount(amount) && Object.hasOwn(ofType, status) ? ofType[status] : ofType.other;
  return (
    <div className="order-payment">
      <p className="with-icon">
        <Icon path={paymentIcon(type)} />
        <span>
          {fillMessage(inState ?? messages.payment, {
            ...(isAmount(amount) && { amount: formatCurrency(amount, language) }),
          })}
        </span>
      </p>
      {card?.number && installments ? (
        <p className="muted">
          {fillMessage(messages.installments, { count: installments, card: maskCard(card.number) })}
        </p>
      ) : null}
      {paymentState(payment) === 'pending' && <PaymentInstructions order={order} payment={payment} />}
    </div>
  );
}
