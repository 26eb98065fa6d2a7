/** Answers before anything is looked at: a session that has ended, too many attempts. */
const REJECTED_BEFORE_PROCESSING = [401, 429];
/** Answers that say that nothing was done. */
const NOTHING_DONE = [...REJECTED_BEFORE_PROCESSING, 400, 402, 403, 404, 409, 410, 422];

const isAnsweredWith = (statuses: readonly number[], error: unknown): boolean => {
  const { kind, status = 0 } = (error ?? {}) as { kind?: string; status?: number };
  // Not sent at all.
  return kind === 'config' || kind === 'input' || statuses.includes(status);
};

/** Whether a call was turned away before the service looked at what it is about, or was not sent at all. */
export const isTurnedAway = (error: unknown): boolean => isAnsweredWith(REJECTED_BEFORE_PROCESSING, error);

/**
 * Whether a call that failed may have been carried out: its answer was lost, of a server in trouble, or of another shape.
 * Who sends again asks the service first.
 */
export const isOutcomeUnknown = (error: unknown): boolean => !isAnsweredWith(NOTHING_DONE, error);

/** What is known of the tries of one call in a view; changed by makeOnce. */
export interface Attempt {
  /** A try was sent of which nobody knows whether it was carried out. */
  isOpen: boolean;
}

/**
 * Thrown where an answer was lost; `cause` is the failure of the call, if it failed.
 * - absent: the service has been asked, and has nothing of it so far
 * - unread: the service could not be asked
 */
export class UnknownOutcomeError extends Error {
  constructor(
    readonly why: 'absent' | 'unread',
    cause?: unknown,
  ) {
    super(`what became of the call is ${why}`, { cause });
  }
}

interface Steps<T> {
  attempt: Attempt;
  /**
   * Asks the service what became of the call; undefined if it was not made. Rejects if the service does not answer.
   * isRefused: the call was refused by the try before.
   */
  look(isRefused: boolean): Promise<T | undefined>;
  /** Makes the call; undefined if its answer does not say that it was made. */
  make(): Promise<T | undefined>;
  /** Whether a refusal is looked into as well, as another device may have been first; by default it is not. */
  mustVerify?(refusal: unknown): boolean;
  /** Whether a call whose answer was lost is only asked for, and made again by another press. */
  isOnlyAsking?: boolean;
}

/**
 * Makes a call that must not be made twice: after an answer that was lost, the service is asked what became of it before
 * the call is made again. Throws the call's error if it is certain that nothing was done, a UnknownOutcomeError if it is not.
 */
export async function makeOnce<T>({ attempt, look, make, mustVerify, isOnlyAsking }: Steps<T>): Promise<T> {
  const find = async (isRefused: boolean, cause?: unknown): Promise<T | undefined> => {
    const found = await look(isRefused).catch(() => {
      throw new UnknownOutcomeError('unread', cause);
    });
    if (found !== undefined) attempt.isOpen = false;
    return found;
  };
  const wasOpen = attempt.isOpen;
  if (wasOpen) {
    const before = await find(false);
    if (before !== undefined) return before;
    if (isOnlyAsking) {
      attempt.isOpen = false;
      throw new UnknownOutcomeError('absent');
    }
  }
  attempt.isOpen = true;
  let failure: unknown;
  try {
    const made = await make();
    if (made !== undefined) {
      attempt.isOpen = false;
      return made;
    }
  } catch (error) {
    failure = error;
  }
  const isRefused = failure !== undefined && !isOutcomeUnknown(failure);
  if (isRefused) attempt.isOpen = wasOpen;
  if (isRefused && !mustVerify?.(failure)) throw failure;
  const after = await find(isRefused, failure);
  if (after !== undefined) return after;
  throw isRefused ? failure : new UnknownOutcomeError('absent', failure);
}
