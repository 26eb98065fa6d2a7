import { useState } from 'react';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { FormRefusal } from '../../../../src/ui/form-refusal';
import { messages } from './messages';
import { type PaymentDetails, PaymentProblem, pay, paymentState } from './pay';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /** An order was paid, or its payment is agreed. order: its id; type: card, pix, boleto, financing or dealer. */
    'vt-reservation-paid': { order: string; type: string };
  }
}

/** What a screen does with a newer state of the order. */
export interface OrderChanges {
  /** Shows the order as the service has just answered it. */
  onAnswered(order: Reservation): void;
  /** Loads the order again. */
  onReload(): void;
  /** Called when a payment was made here. */
  onPaid?(): void;
}

export interface Payment {
  /** Sends a payment; throws what a form shows. */
  send(type: string, details: PaymentDetails): Promise<void>;
  /** The way to pay of which nobody knows what became; empty if there is none. */
  unknown: string;
  /** Number of failed questions about it. */
  failures: number;
  isChecking: boolean;
  check(): void;
}

/** Pays an order, and finds out what became of a payment without an answer. */
export function usePayment(order: Reservation, { onAnswered, onReload, onPaid }: OrderChanges): Payment {
  const { signal, emit } = useHost();
  const w = useMessages(messages);
  const [state, setState] = useState({ unknown: '', failures: 0, isChecking: false });
  const paid = (type: string, answer: Reservation | null) => {
    onPaid?.();
    if (answer) onAnswered(answer);
    else onReload();
    emit('vt-reservation-paid', { order: order.id, type });
  };
  return {
    ...state,
    async send(type, details) {
      try {
        paid(type, await pay(order, type, details, signal));
      } catch (error) {
        if (!(error instanceof PaymentProblem)) throw error;
        const { reason } = error;
        if (reason === 'settled') onReload();
        if (reason === 'unknown') setState({ unknown: type, failures: 0, isChecking: false });
        throw new FormRefusal({}, [w.problems[reason]]);
      }
    },
    async check() {
      if (state.isChecking) return;
      setState((before) => ({ ...before, isChecking: true }));
      try {
        const found = await paymentState(order.id, state.unknown, signal);
        if (found === 'arrived') paid(state.unknown, null);
        setState({ unknown: '', failures: 0, isChecking: false });
      } catch {
        setState(({ unknown, failures }) => ({ unknown, failures: failures + 1, isChecking: false }));
      }
    },
  };
}
