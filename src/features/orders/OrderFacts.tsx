import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { isRestOpen } from '#domain/orders/order-progress';
import { pendingRest } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { Icon } from '#ui/icons/Icon';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import { OrderPayment } from './OrderPayment';
import { paymentIcons } from './payment-icons';

/** The dealer, the amounts and the payments of an order. */
export function OrderFacts({ order }: { order: Reservation }) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const amounts = [
    [messages.price, order.price],
    [messages.now, order.amount],
    [messages.rest, isRestOpen(order) ? order.remainingAmount : null],
  ] as const;
  return (
    <dl className="order-facts">
      {order.dealer && (
        <div>
          <dt>{messages.dealer}</dt>
          <dd className="with-icon">
            <Icon path={paymentIcons.dealer} />
            <span>
              {order.dealer.name}
              {order.dealer.cityName ? `, ${order.dealer.cityName}` : ''}
            </span>
          </dd>
        </div>
      )}
      {amounts.map(
        ([label, amount]) =>
          isAmount(amount) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Spoken>{formatCurrency(amount, language)}</Spoken>
              </dd>
            </div>
          ),
      )}
      {[order.payment, pendingRest(order) ?? order.remainingPayment].map(
        (payment, index) =>
          payment && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the remaining payment
            <div className="wide" key={index}>
              <dt>{messages.payment}</dt>
              <dd>
                <OrderPayment order={order} payment={payment} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
