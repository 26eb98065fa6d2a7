import { attemptKey } from '#domain/once/attempt-key';
import type { PaymentFacts } from '#domain/reservation/payment';
import { paidState } from '#features/payment/pay';
import { type Attempt, type AttemptLock, type AttemptStore, openAttempts } from '#services/once/attempt';
import { type OnceProcess, onceProcess } from '#services/once/process';
import { type Client, standing } from './once-clients';
import { type Fate, HttpError, type Provider } from './once-provider';

const SUBJECT = 'order';

/** A browser of the visitor: its storage and its locks, and tabs of the page. */
export class Browser {
  attempts: Attempt[] = [];
  ended = 0;
  lockedBy: Tab | null = null;
  readonly tabs: Tab[] = [];

  /** @param isBlocked its storage and locks are: a page remembers only what it has done itself */
  constructor(
    readonly client: Client,
    readonly provider: Provider,
    readonly isBlocked = false,
  ) {}
}

function storeOf(memory: Pick<Browser, 'attempts' | 'ended'>, onEnd: () => void): AttemptStore {
  const without = (key: string) => memory.attempts.filter((each) => each.key !== key);
  const remove = ({ key }: Attempt) => {
    memory.attempts = without(key);
    onEnd();
  };
  return {
    of: () => memory.attempts,
    ended: () => memory.ended,
    put(attempt) {
      memory.attempts = [...without(attempt.key), attempt];
    },
    remove,
    end(attempt) {
      memory.ended = Math.max(memory.ended, attempt.turn + 1);
      remove(attempt);
    },
  };
}

export class Tab {
  readonly process: OnceProcess<PaymentFacts[]>;
  readonly store: AttemptStore;
  fate: Fate = { arrives: 'now', answer: 'ok', outcome: 'PAID', refusal: 422, isTwice: false };
  /** Whether questions are answered. */
  isOnline = true;
  /** Whether a press is being carried out. */
  isBusy = false;
  /** The contents of which this page still has what was sent. */
  readonly #made = new Set<string>();
  /** What the visitor was told last. */
  said = '';

  get open(): readonly Attempt[] {
    return openAttempts(this.store, SUBJECT);
  }

  constructor(readonly browser: Browser) {
    const { provider, client, isBlocked } = browser;
    const isOpen = () => this.open.length > 0;
    this.store = storeOf(isBlocked ? { attempts: [], ended: 0 } : browser, () => {
      if (!isOpen()) browser.lockedBy = null;
    });
    const lock: AttemptLock = {
      acquire: async () => {
        if (this.isBusy || (!isBlocked && browser.lockedBy && browser.lockedBy !== this)) return false;
        this.isBusy = true;
        browser.lockedBy = this;
        return true;
      },
      leave: () => {
        this.isBusy = false;
        lock.release(SUBJECT);
      },
      release: () => {
        if (!this.isBusy && !isOpen() && browser.lockedBy === this) browser.lockedBy = null;
      },
    };
    const answer = (payments: PaymentFacts[], attempt?: Attempt) => {
      if (!this.isOnline) throw new HttpError(0);
      return { ...standing(client, payments, attempt), found: payments };
    };
    this.process = onceProcess<PaymentFacts[]>(
      {
        next: client.next,
        // Without a card whose token is gone, the page has the content again after a reload.
        canSend: ({ content }) => client.name.startsWith('payment') === false || this.#made.has(content),
        send: async (attempt) => this.#send(attempt),
        stateOfAnswer: paidState,
        ...(client.lists !== 'none' && {
          ask: async (_: string, attempt?: Attempt) => answer(provider.ask(), attempt),
        }),
        ...(client.cancels && {
          cancel: async (_: string, key: string) => answer(provider.cancel(key)),
        }),
        isEnd: (error) => client.lists !== 'all' && (error as HttpError).status === 402,
      },
      { store: this.store, lock },
    );
    browser.tabs.push(this);
  }

  #send(attempt: Attempt): PaymentFacts[] {
    const { provider } = this.browser;
    const { fate } = this;
    // What the service turns away at its door does not arrive a second time either.
    if (typeof fate.answer === 'number' && fate.answer < 500) throw new HttpError(fate.answer);
    provider.sent.add(attempt.key);
    const arrive = (isCopy = false) => provider.arrive(attempt, fate, isCopy);
    const late = () => {
      try {
        arrive(fate.isTwice);
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
  }

  async press(type: string, content: string, isInsisting = false): Promise<void> {
    this.#made.add(content);
    const wanted = {
      subject: SUBJECT,
      type,
      amount: 2000,
      content,
      sentAt: '',
      keyOf: (turn: number) => attemptKey(this.browser.client.name, SUBJECT, turn),
    };
    this.said = await this.process.start(wanted, isInsisting).then(
      ({ state }) => state,
      (error: { reason?: string; status?: number }) => error.reason ?? `failed ${error.status}`,
    );
  }

  async resend(): Promise<void> {
    const [attempt] = this.open;
    if (attempt && this.#made.has(attempt.content)) await this.process.resend(attempt).catch(() => {});
  }

  async check(): Promise<void> {
    for (const attempt of this.open) await this.process.check(attempt).catch(() => {});
  }

  async cancel(): Promise<void> {
    const [attempt] = this.open;
    if (attempt) await this.process.cancel(attempt).catch(() => {});
  }

  /** The page is loaded again: what it holds in memory is gone, and the browser gives its lock away. */
  reload(): void {
    const { browser } = this;
    if (browser.lockedBy === this) browser.lockedBy = null;
    browser.tabs[browser.tabs.indexOf(this)] = undefined as unknown as Tab;
    const place = browser.tabs.indexOf(undefined as unknown as Tab);
    new Tab(browser);
    browser.tabs[place] = browser.tabs.pop() as Tab;
  }
}
