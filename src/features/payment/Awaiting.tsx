import '#features/orders/guest/guest-identity';
import { createElement, useEffect, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatBoletoLine } from '#domain/payment/boleto';
import { pendingPayment } from '#domain/reservation/payment';
import { formatDate } from '#domain/time/calendar';
import { PaymentCode } from '#features/orders/PaymentCode';
import { safeUrl } from '#page/core/safe-url';
import type { Reservation } from '#services/entities/reservation';
import { checkReservationPayment } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { waitingDrawing } from '#ui/drawings/waiting';
import { fillMessage } from '#ui/fill-message';
import { usePolling } from '#ui/hooks/use-polling';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Drawing } from '#ui/parts/Drawing';
import { BoletoPdf } from './BoletoPdf';
import { isHandheld } from './handheld';
import { texts } from './messages';
import css from './payment.css?inline';
import type { Payment } from './use-payment';

interface AwaitingProps {
  order: Reservation;
  payment: Payment;
  onReload(): void;
}

/**
 * A Pix as a QR code and as a code to copy, which comes first on a phone: it cannot read its own screen. There the press
 * that made it has copied it, by its own words.
 */
function Pix({ code, isNew }: { code: string; isNew: boolean }) {
  const host = useHost();
  const messages = useMessages(texts);
  const [onPhone] = useState(isHandheld);
  useEffect(() => host.loadNestedWidgets(), [host]);
  const toCopy = (
    <PaymentCode label={messages.pixCode} code={code} copiesFirst={onPhone} copiesAtOnce={onPhone && isNew} />
  );
  return (
    <>
      <p>{onPhone ? messages.pixHintPhone : messages.pixHint}</p>
      {onPhone && toCopy}
      {onPhone && <p className="muted">{messages.pixOtherDevice}</p>}
      <div className="pix">
        {createElement('vt-qr-code', { value: code, label: messages.pixQr, load: 'eager' })}
      </div>
      {!onPhone && toCopy}
    </>
  );
}

/** A payment that is on its way: what the visitor does for it, and its state, which is asked for again and again. */
export function Awaiting({ order, payment, onReload }: AwaitingProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const [state, setState] = useState({ failures: 0, isAsking: false, isAsked: false });
  const pending = pendingPayment(order);
  const key = pending?.idempotencyKey ?? undefined;
  const ask = async () => {
    const body = { reservationId: order.id, ...(key && { idempotencyKey: key }) };
    const answer = await checkReservationPayment({ body }, { signal });
    const all = [...(answer.payment ? [answer.payment] : []), ...(answer.payments ?? [])];
    // An answer about another attempt is an old one.
    const own = key ? all.find((each) => each.idempotencyKey === key) : answer.payment;
    const isOther = !!own && (own.status !== pending?.status || own.type !== pending.type);
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
  if (!pending) return null;
  const { pixCode, digitableLine, challengeUrl, amount, dueDate } = pending;
  const bank = safeUrl(challengeUrl ?? '');
  const values = { number: order.number || order.id };
  return (
    <div className="awaiting">
      {isAmount(amount) && <p>{fillMessage(messages.toPay, { amount: formatCurrency(amount, language) })}</p>}
      {pixCode && <Pix code={pixCode} isNew={payment.hasSent} />}
      {digitableLine && (
        <>
          {dueDate && <p>{fillMessage(messages.boletoHint, { date: formatDate(dueDate, language) })}</p>}
          <PaymentCode label={messages.boletoCode} code={formatBoletoLine(digitableLine)} />
          <BoletoPdf order={order} line={digitableLine} dueDate={dueDate ?? ''} amount={amount ?? 0} />
        </>
      )}
      {bank && (
        <>
          <p>{messages.challengeHint}</p>
          <a className="button" part="button" href={bank} target="_blank" rel="noopener">
            {messages.toBank}
            <span className="sr"> {messages.newTab}</span>
          </a>
        </>
      )}
      {!pixCode && !digitableLine && !bank && (
        <>
          <Drawing path={waitingDrawing} />
          <p>{messages.underWay}</p>
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
        {key && (pixCode || digitableLine || bank) && (
          <Button kind="plain" busy={payment.isBusy} onClick={() => payment.cancel(key)}>
            {messages.change}
          </Button>
        )}
      </div>
    </div>
  );
}
