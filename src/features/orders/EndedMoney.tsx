import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { endedMoney } from '#domain/reservation/payment';
import { formatDate } from '#domain/time/calendar';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface EndedMoneyProps {
  order: Reservation;
  /** Whether nobody knows what became of a payment that this browser has sent. */
  hasUnknown?: boolean;
}

/** What becomes of the money of an order that has ended (spec reservations#payment). */
export function EndedMoney({ order, hasUnknown = false }: EndedMoneyProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { money, payment } = endedMoney(order);
  const amount = payment?.refund?.amount ?? payment?.amount;
  const { date } = payment?.refund ?? {};
  const values = {
    amount: isAmount(amount) ? formatCurrency(amount, language) : '',
    date: date ? formatDate(new Date(date), language) : '',
  };
  return (
    <p>{fillMessage(messages.endedMoney[money === 'none' && hasUnknown ? 'unknown' : money], values)}</p>
  );
}
