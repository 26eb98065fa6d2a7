import { useRef, useState } from 'react';
import { noteServerTime } from '../../page/server-clock';
import type { Reservation } from '../../services/entities/reservation';
import { getReservationStatus } from '../../services/reservation';
import { useHost } from '../../ui/core/host-context';
import { usePolling } from '../../ui/hooks/use-polling';

/** Payments that arrive within minutes. */
const QUICK_PAYMENT = 'pix';
const PENDING = 'PENDING';

export interface OrderStatus {
  /** Number of failed updates in a row that the visitor asked for. */
  failures: number;
  /** Whether an update that the visitor asked for is running. */
  busy: boolean;
  update(): void;
}

/**
 * Asks for the status of an order: when the visitor wants to, and repeatedly while a payment is about to arrive. With
 * another status the whole order is loaded again, for its payment; one that is over is not overtaken by a late answer.
 */
export function useOrderStatus(
  order: Reservation,
  onChanged: (order: Reservation) => void,
  onReload: () => void,
): OrderStatus {
  const { signal } = useHost();
  const [state, setState] = useState({ failures: 0, busy: false });
  const latest = useRef(order);
  latest.current = order;
  const ask = async () => {
    const asked = latest.current;
    const { now, ...state } = await getReservationStatus({ id: asked.id }, { signal });
    noteServerTime(now);
    const { status, expiresAt, expired, timeline } = state;
    // The order has changed in the meantime.
    if (latest.current !== asked) return;
    onChanged({ ...asked, status, expiresAt, expired, timeline });
    if (status !== asked.status) onReload();
  };
  const isPending = order.payment?.type === QUICK_PAYMENT && order.payment.status === PENDING;
  // A failed question is asked again later.
  usePolling(() => ask().catch(() => {}), isPending && !order.expired);
  return {
    ...state,
    async update() {
      setState(({ failures }) => ({ failures, busy: true }));
      try {
        await ask();
        setState({ failures: 0, busy: false });
      } catch {
        if (!signal.aborted) setState(({ failures }) => ({ failures: failures + 1, busy: false }));
      }
    },
  };
}
