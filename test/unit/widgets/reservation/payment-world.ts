import type { PaymentFacts } from '#domain/reservation/payment';
import {
  type Attempt,
  type AttemptStore,
  type PaymentLock,
  type PaymentProcess,
  type PaymentService,
  paymentProcess,
} from '#widgets/reservation/deferred/order/payment-process';

/** What the network and the service do with one request. */
export interface Fate {
  /** The request arrives at once, only when the test lets it, or never. */
  arrives: 'now' | 'late' | 'never';
  /** Its answer: as it is, lost on its way, or that of a gateway in between: turned away by one that is 401 to 429. */
  answer: 'ok' | 'lost' | 401 | 404 | 409 | 429 | 500 | 503;
  /** What becomes of a payment that arrives. */
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

class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly kind = status ? 'http' : 'network',
  ) {
    super(String(status));
  }
}

/**
 * A payment service that takes whatever has a new key, as often as it comes: two attempts that both arrive are two
 * charges. One key is one payment, and refuses another content.
 */
export class Provider {
  readonly payments: Payment[] = [];
  readonly charged: string[] = [];
  readonly cancelled = new Set<string>();
  readonly late: (() => void)[] = [];
  /** Requests of one key with different contents: never to happen. */
  mixed = 0;

  constructor(readonly manners: Manners) {}

  /** The request arrives. Throws what the service refuses. */
  arrive(attempt: Attempt, { outcome, refusal }: Fate): Payment {
    const known = this.payments.find(({ idempotencyKey }) => idempotencyKey === attempt.key);
    if (known) {
      if (known.content !== attempt.content) this.mixed += 1;
      if (!this.manners.replays) throw new HttpError(422);
      return known;
    }
    if (this.cancelled.has(attempt.key)) throw new HttpError(409);
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

/** The browser: its storage and its locks, and tabs of the page with one order. */
export class Browser {
  attempts: Attempt[] = [];
  lockedBy: Tab | null = null;
  readonly tabs: Tab[] = [];
  #keys = 0;

  /** The attempts of which a page still asks what became of them. */
  get open(): Attempt[] {
    return this.attempts.filter(({ isPaid }) => !isPaid);
  }

  constructor(readonly provider: Provider) {}

  nextKey(): string {
    this.#keys += 1;
    return `key-${this.#keys}`;
  }
}

export class Tab {
  readonly process: PaymentProcess<PaymentFacts[]>;
  fate: Fate = { arrives: 'now', answer: 'ok', outcome: 'PAID', refusal: 422, isTwice: false };
  /** Whether questions are answered. */
  isOnline = true;
  /** Whether a press is being carried out. */
  isBusy = false;
  /** The attempts of which this page still has what was sent. */
  readonly #made = new Set<string>();
  /** What the visitor was told last. */
  said = '';

  constructor(readonly browser: Browser) {
    const { provider } = browser;
    const store: AttemptStore = {
      of: () => browser.attempts,
      put: (attempt) => {
        store.remove(attempt);
        browser.attempts = [...browser.attempts, attempt];
      },
      remove: ({ key }) => {
        browser.attempts = browser.attempts.filter((each) => each.key !== key);
        if (browser.open.length === 0) browser.lockedBy = null;
      },
    };
    const lock: PaymentLock = {
      acquire: async () => {
        if (this.isBusy || (browser.lockedBy && browser.lockedBy !== this)) return false;
        this.isBusy = true;
        browser.lockedBy = this;
        return true;
      },
      leave: () => {
        this.isBusy = false;
        if (browser.open.length === 0 && browser.lockedBy === this) browser.lockedBy = null;
      },
    };
    const service: PaymentService<PaymentFacts[]> = {
      canSend: ({ key }) => this.#made.has(key),
      send: async (attempt) => {
        const { fate } = this;
        const arrive = () => provider.arrive(attempt, fate);
        // What the service turns away at its door does not arrive a second time either.
        if (typeof fate.answer === 'number' && fate.answer < 500) throw new HttpError(fate.answer);
        const late = () => {
          try {
            arrive();
          } catch {
            // Nobody hears of what the service refuses late.
          }
        };
        if (fate.isTwice) provider.late.push(late);
        if (fate.arrives === 'late') provider.late.push(late);
        if (fate.arrives !== 'now') throw new HttpError(0);
        const payment = arrive();
        if (fate.answer !== 'ok') throw new HttpError(fate.answer === 'lost' ? 0 : fate.answer);
        const { isNaming, lag } = provider.manners;
        return isNaming && lag ? provider.ask() : provider.answered([payment]);
      },
      paymentsOf: (answer) => answer,
      ask: async () => {
        if (!this.isOnline) throw new HttpError(0);
        return provider.ask();
      },
      cancel: async (_, key) => {
        if (!this.isOnline) throw new HttpError(0);
        return provider.cancel(key);
      },
    };
    this.process = paymentProcess(service, store, lock);
    browser.tabs.push(this);
  }

  async press(type: string, content: string): Promise<void> {
    const attempt: Attempt = {
      key: this.browser.nextKey(),
      order: 'order',
      type,
      amount: 2000,
      content,
      sentAt: '',
    };
    this.#made.add(attempt.key);
    this.said = await this.process.pay(attempt).then(
      ({ state }) => state,
      (error: { reason?: string; status?: number }) => error.reason ?? `failed ${error.status}`,
    );
  }

  async resend(): Promise<void> {
    const [attempt] = this.browser.open;
    if (attempt && this.#made.has(attempt.key)) await this.process.resend(attempt).catch(() => {});
  }

  async check(): Promise<void> {
    for (const attempt of this.browser.open) await this.process.check(attempt).catch(() => {});
  }

  async cancel(): Promise<void> {
    const [attempt] = this.browser.open;
    if (attempt) await this.process.cancel(attempt).catch(() => {});
  }

  /** The page is loaded again: what it holds in memory is gone, and the browser gives its lock away. */
  reload(): void {
    const { browser } = this;
    if (browser.lockedBy === this) browser.lockedBy = null;
    browser.tabs.splice(browser.tabs.indexOf(this), 1);
    new Tab(browser);
  }
}
