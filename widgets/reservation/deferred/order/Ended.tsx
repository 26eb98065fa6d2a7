import { useState } from 'react';
import { orderPhase } from '#domain/orders/order-progress';
import { maskNationalPhone } from '#domain/person/phone';
import { endedMoney } from '#domain/reservation/payment';
import { maskCpf } from '#domain/text/format';
import type { Contact } from '#features/contact/contact';
import { CancelReason } from '#features/orders/CancelReason';
import { EndedMoney } from '#features/orders/EndedMoney';
import { country } from '#page/core/metadata';
import type { Reservation } from '#services/entities/reservation';
import { getReservationLead } from '#services/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { overDrawing } from '#ui/drawings/common';
import { Button } from '#ui/parts/Button';
import { Drawing } from '#ui/parts/Drawing';
import { texts } from './messages';

interface EndedProps {
  order: Reservation;
  /** Not paid in time, which counts as a payment failure (spec reservations#countdown). */
  isExpired: boolean;
  /** Whether nobody knows what became of a payment. */
  hasUnknown: boolean;
  onRestart(contact: Partial<Contact>): void;
}

/** An order that has expired or was cancelled, and the way to another one with the same data. */
export function Ended({ order, isExpired, hasUnknown, onRestart }: EndedProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const isOver = orderPhase(order) === 'cancelled';
  const hasMoney = hasUnknown || endedMoney(order).money !== 'none';
  const [isBusy, setBusy] = useState(false);
  const restart = async () => {
    setBusy(true);
    // Without them the visitor types again.
    const lead = await getReservationLead({ query: { reservationId: order.id } }, { signal }).catch(
      () => null,
    );
    if (signal.aborted) return;
    const { name = '', email = '', phone = '', cpf = '' } = lead ?? {};
    onRestart(
      lead ? { name, email, phone: maskNationalPhone(phone, country() ?? 'BR'), cpf: maskCpf(cpf) } : {},
    );
  };
  return (
    <>
      <Drawing path={overDrawing} />
      {isExpired ? (
        <div className="notice bad" role="alert">
          <b>{messages.timeOver}</b>
          <p>{messages.refused}</p>
          <p>{messages.timeOverHint}</p>
          {isOver && <EndedMoney order={order} hasUnknown={hasUnknown} />}
        </div>
      ) : (
        <>
          <p className="notice">{messages.cancelled}</p>
          {order.cancelReason && <CancelReason code={order.cancelReason} />}
          {hasMoney && <EndedMoney order={order} hasUnknown={hasUnknown} />}
        </>
      )}
      <div className="actions">
        <Button busy={isBusy} onClick={restart}>
          {messages.restart}
        </Button>
      </div>
    </>
  );
}
