import '#features/orders/guest/guest-identity';
import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { isPaidByCode, restPayments } from '#domain/reservation/payment';
import { texts as codeTexts } from '#features/orders/codes/messages';
import { PaymentInstructions } from '#features/orders/codes/PaymentInstructions';
import { safeUrl } from '#page/core/safe-url';
import type { Reservation, ReservationPayment } from '#services/entities/reservation';
import { checkReservationPayment, getReservationStatus } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { waitingDrawing } from '#ui/drawings/waiting';
import { fillMessage } from '#ui/fill-message';
import { usePolling } from '#ui/hooks/use-polling';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Drawing } from '#ui/parts/Drawing';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import css from './payment.css?inline';
import type { Payment } from './use-payment';

/** Ways to pay that are agreed here and paid elsewhere. */
const AGREED = ['financing', 'dealer'];

interface AwaitingProps {
  order: Reservation;
  /** The payment that is on its way. */
  pending: ReservationPayment;
  /** Whether it is of the rest of the price. */
  isRest?: boolean;
  payment: Payment;
  onReload(): void;
}

/** A payment that is on its way: what the visitor does for it, and its state, which is asked for again and again. */
export function Awaiting({ order, pending, isRest = false, payment, onReload }: AwaitingProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const codes = useMessages(codeTexts);
  useStyles(css);
  const [state, setState] = useState({ failures: 0, isAsking: false, isAsked: false });
  const key = pending.idempotencyKey ?? undefined;
  const { pixCode, digitableLine, challengeUrl, amount } = pending;
  const isAgreed = AGREED.includes(pending.type);
  const hasCode = !!pixCode || !!digitableLine;
  const lacksCode = isPaidByCode(pending) && !hasCode;
  const ask = async () => {
    // Paid elsewhere, days later: what the page waits for is that the order goes on.
    const isMoved =
      isAgreed && (await getReservationStatus({ id: order.id }, { signal })).status !== order.status;
    if (isMoved) onReload();
    return isMoved || askForPayment();
  };
  const askForPayment = async () => {
    const body = { reservationId: order.id, ...(key && { idempotencyKey: key }) };
    const answer = await checkReservationPayment({ body }, { signal });
    const all = [...(answer.payment ? [answer.payment] : []), ...(answer.payments ?? [])];
    // An answer about another attempt is an old one.
    const [latest] = isRest ? restPayments({ payments: answer.payments }) : [answer.payment];
    const own = key ? all.find((each) => each.idempotencyKey === key) : latest;
    const isOther =
      !!own &&
      (own.status !== pending.status ||
        own.type !== pending.type ||
        (lacksCode && !!(own.pixCode || own.digitableLine)));
    if (isOther) onReload();
    return isOther;
  };
  const isLost = usePolling(ask, true);
  const askNow = async () => {
    setState((before) => ({ ...before, isAsking: true, isAsked: false }));
    try {
      setState({ failures: 0, isAsking: false, isAsked: !(await ask()) });
    } catch {
      setState((before) => ({ ...before, failures: before.failures + 1, isAsking: false, isAsked: false }));
    }
  };
  const bank = safeUrl(challengeUrl ?? '');
  const values = { number: order.number || order.id };
  return (
    <div className="awaiting">
      {isAmount(amount) && (
        <p>
          <Spoken>{fillMessage(codes.toPay, { amount: formatCurrency(amount, language) })}</Spoken>
        </p>
      )}
      <PaymentInstructions order={order} payment={pending} isNew={payment.hasSent} />
      {bank && (
        <>
          <p>{messages.challengeHint}</p>
          <a className="button" part="button" href={bank} target="_blank" rel="noopener">
            {messages.toBank}
            <span className="sr"> {messages.newTab}</span>
          </a>
        </>
      )}
      {!hasCode && !bank && (
        <>
          <Drawing path={waitingDrawing} />
          <p>{isAgreed ? messages.agreed : lacksCode ? messages.noCode : messages.underWay}</p>
        </>
      )}
      {!isLost && (
        <p className="muted">
          {messages.automatic} {order.manageToken ? fillMessage(messages.backAsGuest, values) : messages.back}
        </p>
      )}
      {isLost && state.failures === 0 && <FailureNotice>{messages.notFollowing}</FailureNotice>}
      {state.failures > 0 && <FailureNotice attempt={state.failures}>{messages.stillUnknown}</FailureNotice>}
      {payment.finding === 'not-cancelled' && (
        <p className="notice bad" role="alert">
          {messages.notCancelled}
        </p>
      )}
      {payment.finding === 'cancel-failed' && <FailureNotice>{messages.cancelFailed}</FailureNotice>}
      <p className={state.isAsked ? 'notice' : 'sr'} role="status">
        {state.isAsked && messages.notYet}
      </p>
      <div className="actions">
        <Button kind="plain" busy={state.isAsking} onClick={askNow}>
          {messages.check}
        </Button>
        {key && (hasCode || lacksCode || bank) && (
          <Button kind="plain" busy={payment.isBusy} onClick={() => payment.cancel(key)}>
            {messages.change}
          </Button>
        )}
      </div>
    </div>
  );
}
