import type { InferOutput } from 'valibot';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatBoletoLine } from '#domain/payment/boleto';
import { maskCard } from '#domain/payment/card-mask';
import { formatDate } from '#domain/time/calendar';
import type { reservationPayment } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Icon } from '#ui/icons/Icon';
import { texts } from './messages';
import { PaymentCode } from './PaymentCode';
import { paymentIcon } from './payment-icons';

type Payment = InferOutput<typeof reservationPayment>;

/** A payment of an order: what, how, its state, and its code while it is pending (spec reservations#payment). */
export function OrderPayment({ payment }: { payment: Payment }) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { type, status, amount, installments, card, pixCode, digitableLine, dueDate } = payment;
  const ofType = new Map(Object.entries(messages.payments)).get(type) ?? {};
  const inState = isAmount(amount) && Object.hasOwn(ofType, status) ? ofType[status] : ofType.other;
  const isPending = status === 'PENDING';
  return (
    <div className="order-payment">
      <p className="with-icon">
        <Icon path={paymentIcon(type)} />
        <span>
          {fillMessage(inState ?? messages.payment, { amount: formatCurrency(amount ?? 0, language) })}
        </span>
      </p>
      {card?.number && installments ? (
        <p className="muted">
          {fillMessage(messages.installments, { count: installments, card: maskCard(card.number) })}
        </p>
      ) : null}
      {isPending && dueDate && (
        <p className="muted">{fillMessage(messages.dueOn, { date: formatDate(dueDate, language) })}</p>
      )}
      {isPending && pixCode && <PaymentCode label={messages.pixCode} code={pixCode} />}
      {isPending && digitableLine && (
        <PaymentCode label={messages.boletoCode} code={formatBoletoLine(digitableLine)} />
      )}
    </div>
  );
}
