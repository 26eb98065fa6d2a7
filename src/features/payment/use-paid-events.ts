import { useEffect, useRef } from 'react';
import { isReservationPaid, reservationPayments } from '#domain/reservation/payment';
import { pageSingleton } from '#page/core/page-singleton';
import type { Reservation } from '#services/entities/reservation';
import type { Attempt } from '#services/once/attempt';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';

declare module '#page/core/events' {
  interface VitrineEvents {
    /**
     * A payment was begun that is not made yet: a code, a slip or a question of the card's bank, or it is agreed with a
     * bank or the dealer. order: its id; type: card, pix, boleto, financing or dealer.
     */
    'vt-reservation-payment-started': { order: string; type: string };
    /** The service has said that a reservation was paid. Once per order. order: its id; type: as above. */
    'vt-reservation-paid': { order: string; type: string };
  }
}

/** The orders whose payment this page has announced. */
const announced = pageSingleton('paidReservations', () => new Set<string>());

/**
 * Fires the events of an order's payment: also for one that is paid while the page waits, or on another device. An order
 * that was paid before the page was opened is no news. Returns what is called with each new state of an attempt.
 */
export function usePaidEvents(order: Reservation): (attempt: Attempt, state: 'pending' | 'done') => void {
  const { emit } = useHost();
  const { id } = order;
  const announce = (type: string) => {
    if (announced.has(id)) return;
    announced.add(id);
    emit('vt-reservation-paid', { order: id, type });
  };
  const isPaid = isReservationPaid(order);
  const wasPaid = useRef(isPaid);
  const latest = useLatest({ order, announce });
  useEffect(() => {
    const { order, announce } = latest.current;
    const paid = reservationPayments(order).find(({ status }) => status === 'PAID');
    if (paid && !wasPaid.current) announce(paid.type);
    wasPaid.current = isPaid;
  }, [isPaid]);
  return ({ type }, state) => {
    if (state === 'done') announce(type);
    else emit('vt-reservation-payment-started', { order: id, type });
  };
}
