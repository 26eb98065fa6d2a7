/**
 * What a service said when an attempt was sent.
 * - refused: nothing was made
 * - conflict: the state is another one, or the same attempt is being carried out
 * - session: the session has ended; nothing was done
 * - unsent: rejected before anything was sent
 * - unknown: no answer, or none that can be read
 */
export type SendFailure = 'refused' | 'conflict' | 'session' | 'unsent' | 'unknown';

/** Statuses of an answer that says that nothing was done. */
const REFUSED = [400, 402, 403, 404, 410, 422];
const CONFLICT = 409;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;

/**
 * Returns what a failed request says of its attempt. A wrong reading does it twice.
 * @param wasSent whether the same attempt had been sent before: then a refusal of this request says nothing of that one
 */
export function sendFailure(
  { kind = '', status = 0 }: { kind?: string; status?: number },
  wasSent: boolean,
): SendFailure {
  // One with a status is an answer: a redirect, after which the service may have done what was asked.
  if (status === 0 && (kind === 'config' || kind === 'input')) return 'unsent';
  // A status of an answer that could not be read is that of a success.
  if (kind === 'shape') return 'unknown';
  if (status === UNAUTHORIZED) return 'session';
  if (status === CONFLICT) return 'conflict';
  if (status === TOO_MANY) return 'unsent';
  return REFUSED.includes(status) && !wasSent ? 'refused' : 'unknown';
}
