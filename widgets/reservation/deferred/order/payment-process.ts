/**
 * How an order is paid once: the attempts of an order, what is sent, asked and cancelled, and when another attempt may
 * begin. Independent of screens and of the browser, so that every sequence of presses, answers and tabs can be tested.
 */
import {
  type AttemptState,
  attemptState,
  hasOpenPayment,
  type PaymentFacts,
  paymentState,
  sendFailure,
} from '#domain/reservation/payment';

/** An attempt to pay, remembered until it has ended without a payment. */
export interface Attempt {
  key: string;
  order: string;
  type: string;
  amount: number | null;
  /** What was sent, as a hash: the same content is the same attempt. */
  content: string;
  /** ISO date and time by the visitor's clock. */
  sentAt: string;
  /** Whether the service has it, and whether it has said that it was paid: a service that lags behind may not know it. */
  isPending?: boolean | undefined;
  isPaid?: boolean | undefined;
}

/**
 * Why a payment was not made, or may have been.
 * - refused: the card or its bank says no; another payment can be made
 * - settled: the order was paid, cancelled or has expired meanwhile
 * - pending: another payment of the order is under way
 * - busy: the same order is being paid in another tab
 * - unknown: nobody knows what became of an attempt
 */
export class PaymentProblem extends Error {
  constructor(readonly reason: 'refused' | 'settled' | 'pending' | 'busy' | 'unknown') {
    super(reason);
  }
}

/** The attempts of an order that are open or paid, shared by all tabs of the origin. */
export interface AttemptStore {
  of(order: string): readonly Attempt[];
  /** Adds an attempt, or replaces the one with the same key. */
  put(attempt: Attempt): void;
  remove(attempt: Attempt): void;
}

/** Returns the attempts of an order of which nobody knows the end yet. */
export const openAttempts = (store: AttemptStore, order: string): readonly Attempt[] =>
  store.of(order).filter(({ isPaid }) => !isPaid);

/** Lets one tab pay an order at a time, from the first press until the attempt has an end. */
export interface PaymentLock {
  /** Whether this tab may pay; false while another one does, or this one has not finished. */
  acquire(order: string): Promise<boolean>;
  /** Called after each press: the lock stays with the tab while an attempt is open. */
  leave(order: string): void;
}

/** The service. All reject with a ServiceError. */
export interface PaymentService<Answer> {
  /** Whether this page has everything that was sent with an attempt: one key stands for one content. */
  canSend(attempt: Attempt): boolean;
  /** Sends an attempt. */
  send(attempt: Attempt): Promise<Answer>;
  /** Returns the payments that an answer mentions, that of the sent attempt first if it does not name it. */
  paymentsOf(answer: Answer): readonly PaymentFacts[];
  /** Asks for the payments of an order; of one attempt, if a key is given. */
  ask(order: string, key?: string): Promise<readonly PaymentFacts[]>;
  /** Asks the service never to carry out an attempt; resolves to the order's payments. */
  cancel(order: string, key: string): Promise<readonly PaymentFacts[]>;
}

/** What a press came to. answer: absent if the payment is known only from a question. */
export interface PaymentOutcome<Answer> {
  state: 'paid' | 'pending';
  answer?: Answer;
}

/** @param onState called once when the service has an attempt, and once when it was paid */
export function paymentProcess<Answer>(
  service: PaymentService<Answer>,
  store: AttemptStore,
  lock: PaymentLock,
  onState: (attempt: Attempt, state: 'pending' | 'paid') => void = () => {},
) {
  /** Applies what payments say of an attempt. */
  function settle(attempt: Attempt, payments: readonly PaymentFacts[]): AttemptState {
    const state = attemptState(attempt.key, payments);
    note(attempt, state);
    return state;
  }

  function note(attempt: Attempt, state: AttemptState): void {
    const known = store.of(attempt.order).find(({ key }) => key === attempt.key);
    if (state === 'ended') store.remove(attempt);
    // One that this browser has not made is not remembered.
    if (!known || known.isPaid) return;
    if (state === 'paid') store.put({ ...known, isPaid: true });
    else if (state === 'pending' && !known.isPending) store.put({ ...known, isPending: true });
    else return;
    onState(known, state);
  }

  /** Asks what became of an attempt, which is forgotten once it has an end. Rejects with a ServiceError. */
  const check = async (attempt: Attempt): Promise<AttemptState> =>
    settle(attempt, await service.ask(attempt.order, attempt.key));

  /** Cancels an attempt; another may begin only if it has ended. Rejects with a ServiceError. */
  const cancel = async (attempt: Attempt): Promise<AttemptState> =>
    settle(attempt, await service.cancel(attempt.order, attempt.key));

  /** What the answer to the request itself says: it needs no name; one that names another attempt only is an old one. */
  async function stateOfAnswer(attempt: Attempt, payments: readonly PaymentFacts[]): Promise<AttemptState> {
    const [first] = payments;
    if (first && !first.idempotencyKey) return paymentState(first);
    const state = settle(attempt, payments);
    return state === 'unknown' ? check(attempt).catch(() => state) : state;
  }

  async function transmit(attempt: Attempt, wasSent: boolean): Promise<PaymentOutcome<Answer>> {
    let answer: Answer;
    try {
      answer = await service.send(attempt);
    } catch (error) {
      const failure = sendFailure(error as { kind?: string; status?: number }, wasSent);
      if (failure === 'unsent' || failure === 'session') {
        if (!wasSent) store.remove(attempt);
        throw error;
      }
      if (failure === 'refused') {
        store.remove(attempt);
        throw new PaymentProblem('refused');
      }
      const state = await check(attempt).catch(() => 'unknown' as const);
      if (state === 'paid' || state === 'pending') return { state };
      if (state === 'ended') throw new PaymentProblem('refused');
      if (failure === 'unknown' || wasSent) throw new PaymentProblem('unknown');
      // The service did not take the first request of this attempt.
      store.remove(attempt);
      throw new PaymentProblem('settled');
    }
    const state = await stateOfAnswer(attempt, service.paymentsOf(answer));
    if (state === 'unknown') throw new PaymentProblem('unknown');
    note(attempt, state);
    if (state === 'ended') throw new PaymentProblem('refused');
    return { state, answer };
  }

  /** Makes sure that every earlier attempt has an end; returns the one of the same content, if it may be sent again. */
  async function settleOthers({ order, content }: Attempt): Promise<Attempt | undefined> {
    let same: Attempt | undefined;
    for (const each of store.of(order)) {
      const state = await check(each).catch(() => 'unknown' as const);
      if (state === 'paid' || (each.isPaid && state !== 'ended')) throw new PaymentProblem('settled');
      if (state === 'pending') throw new PaymentProblem('pending');
      if (each.content !== content || !service.canSend(each)) {
        if (state === 'unknown') throw new PaymentProblem('unknown');
      } else if (state === 'ended') throw new PaymentProblem('refused');
      else same = each;
    }
    return same;
  }

  async function begin(attempt: Attempt): Promise<PaymentOutcome<Answer>> {
    const same = await settleOthers(attempt);
    if (same) return transmit(same, true);
    // Another device of the visitor, or another page that this browser does not know of.
    const payments = await service.ask(attempt.order);
    if (payments.some((payment) => paymentState(payment) === 'paid')) throw new PaymentProblem('settled');
    if (hasOpenPayment(payments)) throw new PaymentProblem('pending');
    store.put(attempt);
    return transmit(attempt, false);
  }

  async function alone<T>(order: string, run: () => Promise<T>): Promise<T> {
    if (!(await lock.acquire(order))) throw new PaymentProblem('busy');
    try {
      return await run();
    } finally {
      lock.leave(order);
    }
  }

  return {
    /** Applies what payments say of an attempt, and returns it. */
    settle,
    check,
    cancel,
    /**
     * Pays: sends this attempt once all others have an end. Rejects with a PaymentProblem, or with the ServiceError of a
     * request that was not carried out.
     */
    pay: (attempt: Attempt) => alone(attempt.order, () => begin(attempt)),
    /** Sends an attempt of which nobody knows what became once more, as the same one. Rejects as `pay` does. */
    resend: (attempt: Attempt) =>
      alone(attempt.order, async () => {
        const isOpen = openAttempts(store, attempt.order).some(({ key }) => key === attempt.key);
        if (!isOpen) throw new PaymentProblem('settled');
        return transmit(attempt, true);
      }),
  };
}
export type PaymentProcess<Answer> = ReturnType<typeof paymentProcess<Answer>>;
