import { createElement, useEffect, useState } from 'react';
import { formatBoletoLine } from '#domain/payment/boleto';
import { formatDate } from '#domain/time/calendar';
import type { Reservation, ReservationPayment } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { PaymentCode } from '../PaymentCode';
import { BoletoPdf } from './BoletoPdf';
import css from './codes.css?inline';
import { isHandheld } from './handheld';
import { texts } from './messages';

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

interface PaymentInstructionsProps {
  order: Reservation;
  /** That is not made yet, of the reservation or of the rest of the price. */
  payment: ReservationPayment;
  /** Whether this page has just sent it. */
  isNew?: boolean;
}

/** What the visitor pays with elsewhere, as far as the service gives it: the Pix, or the slip with its code and its PDF. */
export function PaymentInstructions({ order, payment, isNew = false }: PaymentInstructionsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const { pixCode, digitableLine, dueDate, amount } = payment;
  return (
    <>
      {pixCode && <Pix code={pixCode} isNew={isNew} />}
      {digitableLine && (
        <>
          {dueDate && <p>{fillMessage(messages.boletoHint, { date: formatDate(dueDate, language) })}</p>}
          <PaymentCode label={messages.boletoCode} code={formatBoletoLine(digitableLine)} />
          <BoletoPdf order={order} line={digitableLine} dueDate={dueDate ?? ''} amount={amount} />
        </>
      )}
    </>
  );
}
