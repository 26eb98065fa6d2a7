import { useRef } from 'react';
import { nextScreen, type OrderEvent, screenOfOrder } from '#domain/reservation/flow';
import type { Reservation } from '#services/entities/reservation';

/** Returns the screen of an order. It only goes forward: a late answer that shows an older state is ignored. */
export function useOrderScreen(order: Reservation): OrderEvent {
  const current = useRef<OrderEvent | null>(null);
  const event = screenOfOrder(order);
  current.current =
    current.current === null
      ? event
      : ((nextScreen(current.current, event) as OrderEvent | null) ?? current.current);
  return current.current;
}
