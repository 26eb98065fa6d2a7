import { Fragment, useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { isHandheld } from '#features/orders/codes/handheld';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { CardPayment } from './CardPayment';
import { texts } from './messages';
import { PlainPayment } from './PlainPayment';
import css from './payment.css?inline';
import { type PaymentType, type PaymentTypes, paymentTypes } from './payment-types';
import { Unknown } from './Unknown';
import type { Payment } from './use-payment';
import { WayToPay } from './WayToPay';

/** Statuses of an earlier payment that are said before another one is made. */
const SAID = ['REFUSED', 'EXPIRED', 'CANCELLED'] as const;

interface PaymentChoiceProps {
  order: Reservation;
  payment: Payment;
  /** The way to pay that the visitor has chosen with the offer; empty for none. */
  planned: string;
}

/** The ways to pay a reservation, and the form of the chosen one (spec screens#payment-methods). */
export function PaymentChoice({ order, payment, planned }: PaymentChoiceProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const [own, setType] = useState('');
  // Without it the ways to pay any amount are asked for.
  const amount = isAmount(order.amount) ? order.amount : undefined;
  const query = useQuery(
    () => paymentTypes(order.campaign_id, amount, signal),
    `${order.campaign_id} ${amount} ${payment.changes}`,
  );
  const { failed, retry } = query;
  /** What is typed stays while the ways to pay another amount are loading. */
  const known = useRef(query.value);
  known.current = query.value ?? known.current;
  const value = known.current;
  // A phone pays by its bank's app: the visitor sees the way that needs no typing open, and can choose another one.
  const usual = isHandheld() && value?.types.some((each) => each.type === 'pix') ? 'pix' : '';
  const type = own || planned || usual;
  const formOf = ({ installments, lenders }: PaymentTypes, { brands, maxInstallments }: PaymentType) =>
    type === 'card' ? (
      <CardPayment
        order={order}
        brands={brands ?? []}
        installments={installments.slice(0, maxInstallments ?? 1)}
        payment={payment}
      />
    ) : (
      <PlainPayment type={type} order={order} lenders={lenders} send={payment.send} />
    );
  const isUnknown = payment.unknown.length > 0;
  const before = SAID.find((status) => status === order.payment?.status);
  return (
    <>
      {isUnknown && <Unknown payment={payment} />}
      {/* What is typed stays while nobody knows what became of a payment. */}
      <div hidden={isUnknown}>
        {before && (
          <p className={before === 'REFUSED' ? 'notice bad' : 'notice'} role="alert">
            {messages.before[before]}
            {before === 'REFUSED' && ` ${messages.afterRefusal}`}
          </p>
        )}
        {amount !== undefined && amount > 0 && (
          <p>
            <Spoken>
              {fillMessage(messages.reservationOf, { amount: formatCurrency(amount, language) })}
            </Spoken>
          </p>
        )}
        {failed && <Failed onRetry={retry} />}
        {!value && !failed && <Loading />}
        {value && (
          <fieldset className="ways-to-pay">
            <legend>{messages.ways}</legend>
            {value.types.map((each) => (
              <Fragment key={each.type}>
                <WayToPay of={each} chosen={type} onChoose={setType} />
                {/* Directly below the choice that it belongs to. */}
                {each.type === type && formOf(value, each)}
              </Fragment>
            ))}
          </fieldset>
        )}
        {value && value.types.length === 0 && <p>{messages.noWays}</p>}
      </div>
    </>
  );
}
