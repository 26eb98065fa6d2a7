import type { PaymentFacts } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import {
  cancelReservationPayment,
  checkReservationPayment,
  payRemainingAmount,
  payReservation,
} from '#services/reservation';
import { attemptStore } from './attempts';
import { paymentLock } from './payment-lock';
import { type Attempt, type PaymentProcess, paymentProcess } from './payment-process';

/** What is sent with a payment, by its type. */
export interface PaymentDetails {
  cardId?: string;
  oneTimeToken?: string;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
  /** When the terms and the right of withdrawal were accepted, as ISO date and time. */
  termsAcceptedAt?: string;
  termsVersion?: string;
}

/** Returns what of the details makes a payment another one. */
export const contentOf = ({
  cardId,
  oneTimeToken,
  installments,
  simulationId,
  fundingType,
}: PaymentDetails): object => [cardId, oneTimeToken, installments, simulationId, fundingType];

const REST = 'rest';

/** Returns the payments of one part of an order; a service that names no part answers those of the reservation. */
const ofPart = (payments: readonly PaymentFacts[] | null | undefined, isRest: boolean) =>
  (payments ?? []).filter(({ part }) => (part === REST) === isRest);

interface OrderPayments {
  id: string;
  isRest: boolean;
  canSend(attempt: Attempt): boolean;
  /** Sends an attempt; goes on when the widget is removed, so that its end is known. */
  send(attempt: Attempt): Promise<Reservation>;
  signal: AbortSignal;
  onState?: (attempt: Attempt, state: 'pending' | 'paid') => void;
}

/** How a part of an order is paid, asked about and cancelled. */
function orderPayments({
  id,
  isRest,
  send,
  canSend,
  signal,
  onState,
}: OrderPayments): PaymentProcess<Reservation> {
  return paymentProcess<Reservation>(
    {
      send,
      canSend,
      paymentsOf({ payment, remainingPayment, payments }) {
        const latest = isRest ? remainingPayment : payment;
        return [...(latest ? [latest] : []), ...ofPart(payments, isRest)];
      },
      async ask(_, idempotencyKey) {
        const body = { reservationId: id, ...(idempotencyKey && { idempotencyKey }) };
        const { payment, payments } = await checkReservationPayment({ body }, { signal });
        return ofPart([...(payment ? [payment] : []), ...(payments ?? [])], isRest);
      },
      async cancel(_, idempotencyKey) {
        const { payments } = await cancelReservationPayment({ id, body: { idempotencyKey } }, { signal });
        return payments ?? [];
      },
    },
    attemptStore,
    paymentLock,
    onState,
  );
}

interface OrderPart extends Pick<OrderPayments, 'id' | 'isRest' | 'signal' | 'onState'> {
  /** Of the attempts that this page has made, by their keys; in memory only. */
  details: ReadonlyMap<string, PaymentDetails>;
}

/** How the reservation of an order, or the rest of its price, is paid. */
export function partProcess({ details, ...part }: OrderPart): PaymentProcess<Reservation> {
  const { id, isRest } = part;
  return orderPayments({
    ...part,
    canSend: ({ key }) => details.has(key),
    send({ key, type }) {
      const sent = { idempotencyKey: key, ...details.get(key) };
      const options = { idempotencyKey: key };
      return isRest
        ? payRemainingAmount({ id, body: { paymentMethod: type, ...sent } }, options)
        : payReservation({ type, body: { reservationId: id, ...sent } }, options);
    },
  });
}
