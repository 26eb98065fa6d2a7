import { useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { formatCurrency } from '../../domain/currency';
import { formatDate } from '../../domain/format';
import { isAmount } from '../../domain/money';
import { copyText } from '../../page/clipboard';
import type { reservationPayment } from '../../services/entities/reservation';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { Button } from '../../ui/parts/Button';
import { messages } from './messages';

type Payment = InferOutput<typeof reservationPayment>;

const named = (names: object, code: string): string => (names as Record<string, string>)[code] ?? code;

/** A code to pay with, which can be selected, or copied by a button. */
function PaymentCode({ label, code }: { label: string; code: string }) {
  const w = useMessages(messages);
  const [said, setSaid] = useState('');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    const done = await copyText(code);
    // What remains is to copy it by hand.
    if (!done && text.current) getSelection()?.selectAllChildren(text.current);
    setSaid(done ? w.copied : w.notCopied);
  };
  return (
    <div className="payment-code">
      <p className="muted">{label}</p>
      <code ref={text}>{code}</code>
      <Button kind="plain" onClick={copy}>
        {w.copy}
        <span className="sr"> {label}</span>
      </Button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  );
}

/** A payment of an order: what, how, its state, and its code while it is pending (spec reservations#payment). */
export function OrderPayment({ payment }: { payment: Payment }) {
  const w = useMessages(messages);
  const { language } = useHost();
  const { type, status, amount, installments, card, pixCode, digitableLine, dueDate } = payment;
  const values = {
    amount: isAmount(amount) ? formatCurrency(amount, language) : '',
    type: named(w.paymentTypes, type),
    state: named(w.paymentStates, status),
  };
  const isPending = status === 'PENDING';
  return (
    <div className="order-payment">
      <p>{fillMessage(w.paymentOf, values)}</p>
      {card?.number && installments ? (
        <p className="muted">{fillMessage(w.installments, { count: installments, card: card.number })}</p>
      ) : null}
      {isPending && dueDate && (
        <p className="muted">{fillMessage(w.dueOn, { date: formatDate(dueDate, language) })}</p>
      )}
      {isPending && pixCode && <PaymentCode label={w.pixCode} code={pixCode} />}
      {isPending && digitableLine && <PaymentCode label={w.boletoCode} code={digitableLine} />}
    </div>
  );
}
