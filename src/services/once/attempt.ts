/** What is known of things that are done once: attempts, where they are kept, and how one can fail. */

/**
 * What is known of an attempt.
 * - done: it was carried out
 * - pending: the service has it, and it may still be carried out
 * - ended: nothing was made, and nothing will be
 * - unknown: nobody has said
 */
export type AttemptState = 'done' | 'pending' | 'ended' | 'unknown';

/** An attempt, remembered until it has an end. Without personal data and tokens. A value: what is learnt of it is another one. */
export interface Attempt {
  /** Under which the service has it (domain/once/attempt-key). */
  readonly key: string;
  /** What can be there once: all its attempts are settled before another begins. */
  readonly subject: string;
  /** Number of attempts that had ended before. */
  readonly turn: number;
  /** What was sent, as a hash: the same content is the same attempt. */
  readonly content: string;
  /** ISO date and time by the visitor's clock. */
  readonly sentAt: string;
  /** What a screen says of it: a way to pay, an amount. */
  readonly type: string;
  readonly amount: number | null;
  /** Whether the service has it, and whether it has said that it was carried out: one that lags behind may not know it. */
  readonly isPending?: boolean | undefined;
  readonly isDone?: boolean | undefined;
}

/** An attempt that is about to begin; its key is that of the turn at which it begins. */
export interface Wanted extends Omit<Attempt, 'key' | 'turn' | 'isPending' | 'isDone'> {
  /** base: see Standing. */
  keyOf(turn: number, base: string): string;
}

/** The attempts of each subject that are open or done, and how many have ended. */
export interface AttemptStore {
  of(subject: string): readonly Attempt[];
  /** Adds an attempt, or replaces the one with the same key. */
  put(attempt: Attempt): void;
  /** Forgets an attempt of which nothing has arrived: the next one has its key. */
  remove(attempt: Attempt): void;
  /** Forgets an attempt that has an end: the next one has another key. */
  end(attempt: Attempt): void;
  /** Number of attempts that are known to have ended. */
  ended(subject: string): number;
}

/** Returns the attempts of a subject of which nobody knows the end yet. */
export const openAttempts = (store: AttemptStore, subject: string): readonly Attempt[] =>
  store.of(subject).filter(({ isDone }) => !isDone);

/** Lets one tab work on a subject at a time, from the first press until the attempt has an end. */
export interface AttemptLock {
  /** Whether this tab may go on; false while another one does, or this one has not finished. */
  acquire(subject: string): Promise<boolean>;
  /** Called after each press: the lock stays with the tab while an attempt is open. */
  leave(subject: string): void;
  /** Gives the lock back once none of the attempts is open, after something was learnt of one. */
  release(subject: string): void;
}

/**
 * Why an attempt was not carried out, or may have been; `cause` is the failure of the call, if it failed.
 * - refused: the service says no; another attempt can be made
 * - settled: it is done already, or cannot be any more; `found` is what the service has
 * - pending: another attempt is under way
 * - busy: the same is being done in another tab
 * - unknown: nobody knows what became of an attempt
 */
export class AttemptProblem extends Error {
  constructor(
    readonly reason: 'refused' | 'settled' | 'pending' | 'busy' | 'unknown',
    readonly more: {
      cause?: unknown;
      found?: unknown;
      /** Whether the service has answered the question, and has nothing of the attempt so far. */
      isAbsent?: boolean;
    } = {},
  ) {
    super(reason, { cause: more.cause });
  }
}
