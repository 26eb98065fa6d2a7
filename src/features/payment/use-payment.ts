import { useEffect, useReducer, useRef, useState } from 'react';
import { type ChangedAmount, changedAmount } from '#domain/money/changed-amount';
import { formatCurrency } from '#domain/money/currency';
import { attemptState, reservationPayments, restPayments } from '#domain/reservation/payment';
import type { Reservation } from '#services/entities/reservation';
import { type Attempt, AttemptProblem } from '#services/once/attempt';
import { stateOf } from '#services/once/standing';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useOnChange } from '#ui/hooks/use-on-change';
import { usePolling } from '#ui/hooks/use-polling';
import { openPayments, partName, paymentOf } from './attempts';
import { texts } from './messages';
import { contentOf, type PaymentDetails, partProcess, standingOf } from './pay';
import { noteSeenTerms } from './seen-terms';
import { usePaidEvents } from './use-paid-events';

/** What a screen does with a newer state of the order. */
export interface OrderChanges {
  /** Shows the order as the service has just answered it. */
  onAnswered(order: Reservation): void;
  /** Loads the order again. */
  onReload(): void;
}

/**
 * What the last question about an unknown attempt came to.
 * - none: nothing was asked yet
 * - not-received: the service knows nothing of it, so far
 * - not-cancelled: it cannot be cancelled
 * - cancel-failed: nobody knows whether it was cancelled
 */
export type Finding = 'none' | 'not-received' | 'not-cancelled' | 'cancel-failed';

export interface Payment {
  /** Sends a payment; throws what a form shows. */
  send(type: string, details: PaymentDetails): Promise<void>;
  /** The attempts of which nobody knows what became, the oldest first. */
  unknown: readonly Attempt[];
  finding: Finding;
  /** Number of failed questions about them in a row. */
  failures: number;
  isBusy: boolean;
  /** Number of times that the service has told another amount than the button has shown. */
  changes: number;
  check(): void;
  /** Sends the unknown attempt once more, as the same one; absent if this page has not what was sent. */
  resend?: (() => void) | undefined;
  /** Cancels an attempt by its key; another way to pay is offered once the service has confirmed it. */
  cancel(key: string): void;
  /** Whether this page has sent a payment of the order. */
  hasSent: boolean;
}

/** Pays the reservation of an order, or the rest of its price, and finds out what became of the attempts without an answer. */
export function usePayment(
  order: Reservation,
  { onAnswered, onReload }: OrderChanges,
  isRest = false,
): Payment {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const [state, setState] = useState({ finding: 'none' as Finding, failures: 0, isBusy: false, changes: 0 });
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  const [details] = useState(() => new Map<string, PaymentDetails>());
  const isSending = useRef(false);
  const onState = usePaidEvents(order);
  const { id } = order;
  const part = partName(id, isRest);
  const payments = partProcess({ id, isRest, details, signal, ...(!isRest && { onState }) });
  const listed = isRest ? restPayments(order) : reservationPayments(order);
  const open = openPayments(part);
  const unknown = isSending.current ? [] : open.filter(({ key }) => attemptState(key, listed) === 'unknown');

  useOnChange(order, () => {
    for (const attempt of open) payments.note(attempt, stateOf(standingOf(listed), attempt));
  });
  useEffect(() => {
    // Another tab has made an attempt, or found out what became of one.
    addEventListener('storage', forceRender);
    return () => removeEventListener('storage', forceRender);
  }, []);

  /** Runs a question or a request about an unknown attempt, one at a time. */
  const run = async (work: () => Promise<Finding | 'known'>) => {
    if (state.isBusy) return;
    setState((before) => ({ ...before, isBusy: true }));
    try {
      const finding = await work();
      setState(({ changes: before }) => ({
        finding: finding === 'known' ? 'none' : finding,
        failures: 0,
        isBusy: false,
        changes: before,
      }));
      if (finding === 'known') onReload();
    } catch {
      if (!signal.aborted)
        setState((before) => ({ ...before, failures: before.failures + 1, isBusy: false }));
    }
  };
  const check = () =>
    run(async () => {
      const states = await Promise.all(unknown.map((attempt) => payments.check(attempt)));
      return states.some(({ state: each }) => each !== 'unknown') ? 'known' : 'not-received';
    });
  usePolling(async () => check(), unknown.length > 0);

  const amountText = ({ amount: now, total }: ChangedAmount): string => {
    const known = total ?? now;
    return known === undefined
      ? messages.amountChanged
      : fillMessage(messages.amountChangedTo, { amount: formatCurrency(known, language) });
  };

  /** Runs a request to pay; throws what a form shows. */
  const pay = async (request: () => ReturnType<typeof payments.start>) => {
    isSending.current = true;
    try {
      const { answer } = await request();
      if (answer) onAnswered(answer);
      else onReload();
    } catch (error) {
      if (!(error instanceof AttemptProblem)) throw error;
      const changed = changedAmount(error.more.cause);
      if (changed) {
        // The order says the new amount, and the visitor agrees to it before anything is sent again.
        if (!isRest) noteSeenTerms(id, order);
        setState((before) => ({ ...before, changes: before.changes + 1 }));
        onReload();
        throw new FormRefusal({}, [amountText(changed)]);
      }
      if (error.reason === 'settled' || error.reason === 'pending') onReload();
      throw new FormRefusal({}, [messages.problems[error.reason]]);
    } finally {
      isSending.current = false;
      forceRender();
    }
  };
  const amount = isRest ? order.remainingAmount : order.amount;
  const [last] = unknown.slice(-1);
  return {
    ...state,
    unknown,
    check,
    hasSent: details.size > 0,
    async send(type, sent) {
      const seen = typeof amount === 'number' ? { expectedAmount: amount, ...sent } : sent;
      const wanted = paymentOf(part, type, amount ?? null, contentOf(seen));
      const { content } = wanted;
      // The same content again is the same body.
      if (!details.has(content)) details.set(content, seen);
      try {
        await pay(() => payments.start(wanted));
      } finally {
        // Nothing was sent, or it has an end.
        if (!payments.attempts(part).some((attempt) => attempt.content === content)) details.delete(content);
      }
    },
    ...(last &&
      details.has(last.content) && {
        resend: () =>
          run(async () => {
            await pay(() => payments.resend(last)).catch((error: unknown) => {
              if (!(error instanceof FormRefusal)) throw error;
            });
            return 'none';
          }),
      }),
    cancel: (key) =>
      run(async () => {
        const made = open.find((attempt) => attempt.key === key);
        // Of another device: it has no turn here.
        const attempt = made ?? { ...paymentOf(part, '', null, {}), key, turn: -1 };
        const end = await payments.cancel(attempt).catch(() => null);
        return end === 'ended' ? 'known' : end === null ? 'cancel-failed' : 'not-cancelled';
      }),
  };
}
