import '#features/orders/guest/guest-identity';
import { type PaymentFacts, paymentState } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import type { Attempt, AttemptState } from '#services/once/attempt';
import { browserMemory } from '#services/once/memory';
import { type OnceProcess, onceProcess } from '#services/once/process';
import type { Listed, Standing } from '#services/once/standing';
import {
  cancelReservationPayment,
  checkReservationPayment,
  payRemainingAmount,
  payReservation,
} from '#services/reservation';

/** What is sent with a payment, by its type. */
export interface PaymentDetails {
  cardId?: string;
  oneTimeToken?: string;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
  /** What the visitor has seen on the button, and the total of the chosen installments. */
  expectedAmount?: number;
  expectedTotal?: number;
  /** When the terms and the right of withdrawal were accepted, as ISO date and time. */
  termsAcceptedAt?: string;
  termsVersion?: string;
}

/** Returns what of the details makes a payment another one. */
export const contentOf = (details: PaymentDetails): object => {
  const { cardId, oneTimeToken, installments, simulationId, fundingType, expectedTotal } = details;
  return [cardId, oneTimeToken, installments, simulationId, fundingType, expectedTotal];
};

const REST = 'rest';

/** Returns the payments of one part of an order; a service that names no part answers those of the reservation. */
const ofPart = (payments: readonly PaymentFacts[] | null | undefined, isRest: boolean) =>
  (payments ?? []).filter(({ part }) => (part === REST) === isRest);

/** Returns each payment once: the latest one is among all of them, of a service that lists them. */
function allPayments(
  latest: PaymentFacts | null | undefined,
  listed: readonly PaymentFacts[],
): PaymentFacts[] {
  const key = latest?.idempotencyKey;
  const isListed = key ? listed.some((each) => each.idempotencyKey === key) : listed.length > 0;
  return latest && !isListed ? [latest, ...listed] : [...listed];
}

/** Returns what a payment says of the attempt that it belongs to. */
export function listedPayment(payment: PaymentFacts): Listed {
  const state = paymentState(payment);
  return { key: payment.idempotencyKey, state: state === 'paid' ? 'done' : state };
}
export const standingOf = (payments: readonly PaymentFacts[]): Standing<Reservation> => ({
  attempts: payments.map(listedPayment),
});

/**
 * Returns what the answer to a request to pay says of its attempt: it needs no name; one that names another attempt only is
 * an old one.
 */
export function paidState(payments: readonly PaymentFacts[], { key }: Attempt): AttemptState {
  const [first] = payments;
  const own = first && !first.idempotencyKey ? first : payments.find((each) => each.idempotencyKey === key);
  return own ? listedPayment(own).state : 'unknown';
}

interface OrderPart {
  id: string;
  isRest: boolean;
  signal: AbortSignal;
  onState?: (attempt: Attempt, state: 'pending' | 'done') => void;
  /** Of the attempts that this page has made, by the hash of their contents; in memory only. */
  details: ReadonlyMap<string, PaymentDetails>;
}

/** How the reservation of an order, or the rest of its price, is paid, asked about and cancelled. */
export function partProcess({ id, isRest, signal, onState, details }: OrderPart): OnceProcess<Reservation> {
  const paymentsOf = ({ payment, remainingPayment, payments }: Reservation) => {
    const latest = isRest ? remainingPayment : payment;
    return [...(latest ? [latest] : []), ...ofPart(payments, isRest)];
  };
  return onceProcess<Reservation>(
    {
      next: 'nothing',
      canSend: ({ content }) => details.has(content),
      /** Goes on when the widget is removed, so that its end is known. */
      send({ key, type, content }) {
        const sent = { idempotencyKey: key, ...details.get(content) };
        const options = { idempotencyKey: key };
        return isRest
          ? payRemainingAmount({ id, body: { paymentMethod: type, ...sent } }, options)
          : payReservation({ type, body: { reservationId: id, ...sent } }, options);
      },
      stateOfAnswer: (order, attempt) => paidState(paymentsOf(order), attempt),
      async ask(_, attempt) {
        const body = { reservationId: id, ...(attempt && { idempotencyKey: attempt.key }) };
        const { payment, payments } = await checkReservationPayment({ body }, { signal });
        return standingOf(ofPart(allPayments(payment, payments ?? []), isRest));
      },
      async cancel(_, idempotencyKey) {
        const { payments } = await cancelReservationPayment({ id, body: { idempotencyKey } }, { signal });
        return standingOf(payments ?? []);
      },
    },
    browserMemory(),
    onState,
  );
}
