/** Too many attempts: the service asks to wait. */
export const TOO_MANY = 429;

/** Returns the status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Answers that say that nothing was done. */
const NOTHING_DONE = [400, 401, 402, 403, 404, 409, 410, 422, TOO_MANY];

/**
 * Whether a call that failed may have been carried out: its answer was lost, of a server in trouble, or of another shape.
 * Who sends again asks the service first.
 */
export function mayBeDone(error: unknown): boolean {
  const { kind } = (error ?? {}) as { kind?: string };
  return kind !== 'config' && kind !== 'input' && !NOTHING_DONE.includes(statusOf(error));
}

/** Answers before anything is looked at: a session that has ended, too many attempts. */
const AT_THE_DOOR = [401, TOO_MANY];

/** Whether a call was turned away before the service looked at what it is about, or was not sent at all. */
export function isTurnedAway(error: unknown): boolean {
  const { kind } = (error ?? {}) as { kind?: string };
  return kind === 'config' || kind === 'input' || AT_THE_DOOR.includes(statusOf(error));
}
