import { useState } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { Failed } from '../../../../src/ui/parts/Failed';
import { Loading } from '../../../../src/ui/parts/Loading';
import { CardPayment } from './CardPayment';
import { messages } from './messages';
import { PlainPayment } from './PlainPayment';
import { paymentTypes } from './payment-types';
import { Unknown } from './Unknown';
import { type OrderChanges, usePayment } from './use-payment';
import { WayToPay } from './WayToPay';

/** The ways to pay a reservation, and the form of the chosen one (spec screens#payment-methods). */
export function PaymentChoice({ order, ...changes }: { order: Reservation } & OrderChanges) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const [type, setType] = useState('');
  const payment = usePayment(order, changes);
  const amount = isAmount(order.amount) ? order.amount : 0;
  const { value, failed, retry } = useQuery(
    () => paymentTypes(order.campaign_id, amount, signal),
    `${order.campaign_id} ${amount}`,
  );
  const chosen = value?.types.find((each) => each.type === type);
  if (payment.unknown) return <Unknown payment={payment} />;
  return (
    <>
      {order.payment?.status === 'REFUSED' && (
        <p className="notice bad" role="alert">
          {w.problems.refused}
        </p>
      )}
      {order.payment?.status === 'PENDING' && <p className="notice">{w.replaces}</p>}
      {amount > 0 && <p>{fillMessage(w.reservationOf, { amount: formatCurrency(amount, language) })}</p>}
      {failed && <Failed onRetry={retry} />}
      {!value && !failed && <Loading />}
      {value && (
        <fieldset className="ways-to-pay">
          <legend>{w.ways}</legend>
          {value.types.map((each) => (
            <WayToPay key={each.type} of={each} chosen={type} onChoose={setType} />
          ))}
        </fieldset>
      )}
      {value && value.types.length === 0 && <p>{w.noWays}</p>}
      {value && chosen?.type === 'card' && (
        <CardPayment
          order={order}
          brands={chosen.brands ?? []}
          installments={value.installments.slice(0, chosen.maxInstallments ?? 1)}
          payment={payment}
        />
      )}
      {chosen && chosen.type !== 'card' && (
        <PlainPayment key={chosen.type} type={chosen.type} order={order} send={payment.send} />
      )}
    </>
  );
}
