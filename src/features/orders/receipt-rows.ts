import type { InferOutput } from 'valibot';
import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { maskCard } from '#domain/payment/card-mask';
import type { Reservation, reservationPayment } from '#services/entities/reservation';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import { orderName, orderOrigin } from './order-name';

type Payment = InferOutput<typeof reservationPayment>;

export interface ReceiptPaper {
  title: string;
  rows: [name: string, value: string][];
  note: string;
}

/** Whether the service says that something of an order was paid. */
export const hasReceipt = ({ payment, remainingPayment }: Reservation): boolean =>
  [payment, remainingPayment].some((each) => each?.status === 'PAID');

function paid({ type, amount, installments, card }: Payment, language: Language): string {
  const messages = texts[language];
  const parts = [
    isAmount(amount) && formatCurrency(amount, language),
    (messages.paymentTypes as Record<string, string>)[type] ?? type,
    card?.number &&
      (installments
        ? fillMessage(messages.installments, { count: installments, card: maskCard(card.number) })
        : maskCard(card.number)),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Returns what a receipt says: what the service has given of the order and of what was paid, and nothing else. */
export function receiptPaper(order: Reservation, language: Language): ReceiptPaper {
  const messages = texts[language];
  const payments = [order.payment, order.remainingPayment].flatMap((each) =>
    each?.status === 'PAID' ? [[messages.paid, paid(each, language)] as [string, string]] : [],
  );
  const rows: [string, string][] = [
    [messages.order, orderOrigin(order, messages, language)],
    [messages.car, orderName(order)],
    [messages.dealer, order.dealer?.name ?? ''],
    [messages.price, isAmount(order.price) ? formatCurrency(order.price, language) : ''],
    ...payments,
  ];
  return { title: messages.receipt, rows: rows.filter(([, value]) => value), note: messages.receiptNote };
}
