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
}

/**
 * Throws the failure of the call where nobody knows what became of it, for views that offer to try again: the same is then
 * asked for, and sent under its key. Throws any other error as it is.
 */
export function rethrowFailure(error: unknown): never {
  throw error instanceof UnknownOutcome && error.cause ? error.cause : error;
}
