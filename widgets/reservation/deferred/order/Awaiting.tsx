import { createElement, useEffect, useState } from 'react';
import { formatBoletoLine } from '../../../../src/domain/boleto';
import { formatDate } from '../../../../src/domain/calendar';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import { PaymentCode } from '../../../../src/features/orders/PaymentCode';
import { safeUrl } from '../../../../src/page/core/safe-url';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { checkReservationPayment } from '../../../../src/services/reservation';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { usePolling } from '../../../../src/ui/hooks/use-polling';
import { Button } from '../../../../src/ui/parts/Button';
import { BoletoPdf } from './BoletoPdf';
import { messages } from './messages';

const PENDING = 'PENDING';

interface AwaitingProps {
  order: Reservation;
  /** Goes back to the ways to pay. */
  onChange(): void;
  onReload(): void;
}

/** A Pix as a QR code and as a code to copy. */
function Pix({ code }: { code: string }) {
  const host = useHost();
  const w = useMessages(messages);
  useEffect(() => host.loadNestedWidgets(), [host]);
  return (
    <>
      <p>{w.pixHint}</p>
      <div className="pix">{createElement('vt-qr-code', { value: code, label: w.pixQr, load: 'eager' })}</div>
      <PaymentCode label={w.pixCode} code={code} />
    </>
  );
}

/** A payment that is on its way: what the visitor does for it, and its state, which is asked for again and again. */
export function Awaiting({ order, onChange, onReload }: AwaitingProps) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const [state, setState] = useState({ failures: 0, isAsking: false, isAsked: false });
  const { payment } = order;
  const ask = async () => {
    const answer = await checkReservationPayment({ body: { reservationId: order.id } }, { signal });
    const isOther = answer.status !== PENDING || answer.payment?.type !== payment?.type;
    if (isOther) onReload();
    return isOther;
  };
  // A failed question is asked again later.
  usePolling(() => ask().catch(() => {}), true);
  const askNow = async () => {
    setState(({ failures }) => ({ failures, isAsking: true, isAsked: false }));
    try {
      setState({ failures: 0, isAsking: false, isAsked: !(await ask()) });
    } catch {
      setState(({ failures }) => ({ failures: failures + 1, isAsking: false, isAsked: false }));
    }
  };
  if (!payment) return null;
  const { pixCode, digitableLine, challengeUrl, amount, dueDate } = payment;
  const bank = safeUrl(challengeUrl ?? '');
  return (
    <div className="awaiting">
      {isAmount(amount) && <p>{fillMessage(w.toPay, { amount: formatCurrency(amount, language) })}</p>}
      {pixCode && <Pix code={pixCode} />}
      {digitableLine && (
        <>
          {dueDate && <p>{fillMessage(w.boletoHint, { date: formatDate(dueDate, language) })}</p>}
          <PaymentCode label={w.boletoCode} code={formatBoletoLine(digitableLine)} />
          <BoletoPdf order={order} line={digitableLine} dueDate={dueDate ?? ''} amount={amount ?? 0} />
        </>
      )}
      {bank && (
        <>
          <p>{w.challengeHint}</p>
          <a className="button" part="button" href={bank} target="_blank" rel="noopener">
            {w.toBank}
            <span className="sr"> {w.newTab}</span>
          </a>
        </>
      )}
      {!pixCode && !digitableLine && !bank && <p>{w.underWay}</p>}
      <p className="muted">{w.automatic}</p>
      {state.failures > 0 && <FailureNotice attempt={state.failures}>{w.stillUnknown}</FailureNotice>}
      <p className={state.isAsked ? 'notice' : 'sr'} role="status">
        {state.isAsked && w.notYet}
      </p>
      <div className="actions">
        <Button kind="plain" busy={state.isAsking} onClick={askNow}>
          {w.check}
        </Button>
        {(pixCode || digitableLine || bank) && (
          <Button kind="plain" onClick={onChange}>
            {w.change}
          </Button>
        )}
      </div>
    </div>
  );
}
