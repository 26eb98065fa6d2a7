import { useRef } from 'react';
import { nextScreen, type OrderEvent, screenOfOrder } from '../../../../src/domain/reservation/flow';
import type { Reservation } from '../../../../src/services/entities/reservation';

/** A pending payment that the visitor has put aside to pay in another way. */
const paymentKey = ({ payment }: Reservation): string =>
  payment ? [payment.type, payment.pixCode, payment.digitableLine, payment.challengeUrl].join() : '';

export interface OrderScreen {
  screen: OrderEvent;
  /** Goes back to the ways to pay. */
  change(): void;
}

/**
 * Returns the screen of an order. It only goes forward: a late answer that shows an older state is ignored.
 * @param redraw called after a change that the order does not show
 */
export function useOrderScreen(order: Reservation, redraw: () => void): OrderScreen {
  const current = useRef<OrderEvent | null>(null);
  const setAside = useRef('');
  const event = screenOfOrder(order);
  const isPutAside = setAside.current !== '' && setAside.current === paymentKey(order);
  if (current.current === null) current.current = event;
  else if (!isPutAside || (event !== 'awaiting' && event !== 'challenge')) {
    current.current = (nextScreen(current.current, event) as OrderEvent | null) ?? current.current;
  }
  return {
    screen: current.current,
    change() {
      if (!current.current || !nextScreen(current.current, 'change')) return;
      setAside.current = paymentKey(order);
      current.current = 'payment';
      redraw();
    },
  };
}
