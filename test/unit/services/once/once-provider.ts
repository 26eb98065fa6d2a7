import type { PaymentFacts } from '#domain/reservation/payment';
import type { Attempt } from '#services/once/attempt';

/** What the network and the service do with one request. */
export interface Fate {
  /** The request arrives at once, only when the test lets it, or never. */
  arrives: 'now' | 'late' | 'never';
  /** Its answer: as it is, lost on its way, or that of a gateway in between: turned away by one that is 401 to 429. */
  answer: 'ok' | 'lost' | 401 | 404 | 409 | 429 | 500 | 503;
  /** What becomes of an attempt that arrives. */
  outcome: 'PAID' | 'PENDING' | 'REFUSED';
  /** The status with which the service refuses: as an answer with a refused payment, or as a failure. */
  refusal: 200 | 402 | 422;
  /** A second copy of the request arrives as well. */
  isTwice: boolean;
}

interface Payment extends PaymentFacts {
  idempotencyKey: string;
  content: string;
}

/** How hard the service is. */
export interface Manners {
  /** Names the attempt of each payment that it answers. */
  isNaming: boolean;
  /**
   * A question is answered with this many payments left out, the newest first: a copy that lags behind. So is a request
   * to pay, by a service that names its attempts.
   */
  lag: number;
  /** Can cancel an attempt. */
  canCancel: boolean;
  /** Answers a key that it knows as it did the first time; otherwise it finds the card's token spent. */
  replays: boolean;
}

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly kind = status ? 'http' : 'network',
  ) {
    super(String(status));
  }
}

/**
 * A service that takes whatever has a new key, as often as it comes: two attempts that both arrive are two charges. One key
 * is one payment, and refuses another content.
 */
export class Provider {
  readonly payments: Payment[] = [];
  readonly charged: string[] = [];
  readonly cancelled = new Set<string>();
  readonly late: (() => void)[] = [];
  /** Keys that have left a page and were not turned away. */
  readonly sent = new Set<string>();
  /** Requests of one key with different contents. */
  mixed = 0;
  /** Keys that arrived while another one was on its way: two attempts were open at once. Never to happen. */
  rivals = 0;

  /** @param bindsRefused whether a refusal of the input (422) stands for the key; a service that lists no refusals frees it */
  constructor(
    readonly manners: Manners,
    readonly bindsRefused: boolean,
  ) {}

  #isKnown = (key: string): boolean =>
    this.cancelled.has(key) || this.payments.some(({ idempotencyKey }) => idempotencyKey === key);

  /**
   * The request arrives. Throws what the service refuses.
   * @param isCopy a second copy of a request, which may have been refused before without standing for its key
   */
  arrive(attempt: Attempt, { outcome, refusal }: Fate, isCopy = false): Payment {
    const known = this.payments.find(({ idempotencyKey }) => idempotencyKey === attempt.key);
    if (known) {
      if (known.content !== attempt.content && (this.bindsRefused || !isCopy)) this.mixed += 1;
      if (!this.manners.replays) throw new HttpError(422);
      return known;
    }
    if (this.cancelled.has(attempt.key)) throw new HttpError(409);
    if ([...this.sent].some((key) => key !== attempt.key && !this.#isKnown(key))) this.rivals += 1;
    if (outcome === 'REFUSED' && refusal === 422 && !this.bindsRefused) {
      this.sent.delete(attempt.key);
      throw new HttpError(refusal);
    }
    const payment: Payment = {
      idempotencyKey: attempt.key,
      content: attempt.content,
      type: attempt.type,
      status: outcome,
    };
    this.payments.push(payment);
    if (outcome === 'PAID') this.charged.push(attempt.key);
    if (outcome === 'REFUSED' && refusal !== 200) throw new HttpError(refusal);
    return payment;
  }

  /** A pending payment is paid, or refused, by its bank. */
  decide(isPaid: boolean): void {
    const pending = this.payments.find(({ status }) => status === 'PENDING');
    if (!pending) return;
    pending.status = isPaid ? 'PAID' : 'REFUSED';
    if (isPaid) this.charged.push(pending.idempotencyKey);
  }

  answered(payments: readonly Payment[]): PaymentFacts[] {
    return payments.map(({ type, status, idempotencyKey }) => ({
      type,
      status,
      ...(this.manners.isNaming && { idempotencyKey }),
    }));
  }

  ask(): PaymentFacts[] {
    const { lag } = this.manners;
    return this.answered(lag ? this.payments.slice(0, -lag) : this.payments).reverse();
  }

  cancel(key: string): PaymentFacts[] {
    if (!this.manners.canCancel) throw new HttpError(404);
    const known = this.payments.find(({ idempotencyKey }) => idempotencyKey === key);
    if (known?.status === 'PENDING') known.status = 'CANCELLED';
    if (known) return [{ ...known }];
    this.cancelled.add(key);
    return [{ type: '', status: 'CANCELLED', idempotencyKey: key }];
  }
}
