import { useState } from 'react';
import { pendingPayment, pendingRest } from '#domain/reservation/payment';
import { noteServerTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { getReservationStatus } from '#services/reservation';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { usePolling } from '#ui/hooks/use-polling';
import { whileLoading } from '#ui/hooks/while-loading';
import './guest/guest-identity';

/** Payments that arrive within minutes. */
const QUICK_PAYMENT = 'pix';

export interface OrderStatus {
  /** Number of failed updates in a row that the visitor asked for. */
  failures: number;
  /** Whether an update that the visitor asked for is running. */
  busy: boolean;
  /** False after a repeated question has failed: the page does not notice what happens. */
  isFollowing: boolean;
  /** Resolves to whether the status has been asked for. */
  update(): Promise<boolean>;
}

/**
 * Asks for the status of an order: when the visitor wants to, and repeatedly while a payment is about to arrive, or a
 * cancellation that was sent to show. With
 * another status the whole order is loaded again, for its payment, and with each answer while the rest is being paid, which
 * the status may follow later; one that is over is not overtaken by a late answer.
 */
export function useOrderStatus(
  order: Reservation,
  onChanged: (order: Reservation) => void,
  onReload: () => void,
  isCancelling: boolean,
): OrderStatus {
  const { signal } = useHost();
  const [state, setState] = useState({ failures: 0, busy: false });
  const latest = useLatest(order);
  const ask = async () => {
    const asked = latest.current;
    const { now, ...state } = await getReservationStatus({ id: asked.id }, { signal });
    noteServerTime(now);
    const { status, expiresAt, expired, timeline } = state;
    // The order has changed in the meantime.
    if (latest.current !== asked) return;
    onChanged({ ...asked, status, expiresAt, expired, timeline });
    if (status !== asked.status || pendingRest(asked)) onReload();
  };
  const isPending = [pendingPayment(order), pendingRest(order)].some((each) => each?.type === QUICK_PAYMENT);
  const isLost = usePolling(ask, (isPending || isCancelling) && !order.expired);
  return {
    ...state,
    isFollowing: !isLost,
    async update() {
      const setBusy = (busy: boolean) => setState((before) => ({ ...before, busy }));
      try {
        await whileLoading(setBusy, ask);
        setState({ failures: 0, busy: false });
        return true;
      } catch {
        if (!signal.aborted) setState((before) => ({ ...before, failures: before.failures + 1 }));
        return false;
      }
    },
  };
}
