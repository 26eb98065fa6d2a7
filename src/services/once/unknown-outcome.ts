import { sendFailure } from '#domain/once/send-failure';

/**
 * Thrown where nobody knows what became of something that is done once; `cause` is the failure of the call, if it failed.
 * Who presses again asks first, and sends the same again.
 * - absent: the service has been asked, and has nothing of it so far
 * - unread: the service could not be asked
 * - pending: the service has it, and has not carried it out yet
 * - busy: another tab is at it
 */
export class UnknownOutcome extends Error {
  constructor(
    readonly why: 'absent' | 'unread' | 'pending' | 'busy',
    cause?: unknown,
  ) {
    super(`what became of it is ${why}`, { cause });
  }

  /** Whether the service was asked and has nothing of it, for views that say no more. */
  get found(): 'absent' | 'unread' {
    return this.why === 'absent' ? 'absent' : 'unread';
  }
}

/**
 * Throws the failure of the call where nobody knows what became of it, for views that offer to try again: the same is then
 * asked for, and sent under its key. Throws any other error as it is.
 */
export function rethrowFailure(error: unknown): never {
  throw error instanceof UnknownOutcome && error.cause ? error.cause : error;
}

const failureOf = (error: unknown) => sendFailure((error ?? {}) as { kind?: string; status?: number }, false);

/** Whether a call was turned away before the service looked at what it is about, or was not sent at all. */
export const isTurnedAway = (error: unknown): boolean =>
  failureOf(error) === 'unsent' || failureOf(error) === 'session';

/**
 * Whether a call that failed may have been carried out: its answer was lost, of a server in trouble, or of another shape.
 * Who sends again asks the service first.
 */
export const isOutcomeUnknown = (error: unknown): boolean => failureOf(error) === 'unknown';
