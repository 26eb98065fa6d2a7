import type { Definition } from '#services/http/types';

/**
 * Failures on request.
 * - timeout: no answer until the caller aborts or a minute has passed
 * - drop: the connection ends without an answer
 * - taken: whatever has a new key is taken, and written in the ledger; it is never carried out, and the connection ends
 *   without an answer
 * - lost: the call is carried out, then the connection ends without an answer
 * - 4xx, 5xx, or a status from 400 to 599: an answer with that status
 * - malformed: truncated JSON; shape: JSON that does not match the schema
 * - slow: the correct answer three seconds late
 * - empty: nothing found: an empty list if the call returns a list, an empty body otherwise
 */
export const FAULTS = [
  'timeout',
  'drop',
  'lost',
  'taken',
  '4xx',
  '5xx',
  'malformed',
  'shape',
  'slow',
  'empty',
] as const;

/** Delay of a slow answer, and maximum wait of a caller without a timeout; ms. */
export const SLOW = 3000;
const PATIENCE = 60_000;

/** Whether a text names a fault. */
export const isFault = (text: string): boolean =>
  (FAULTS as readonly string[]).includes(text) || /^[45]\d\d$/.test(text);

/** Thrown for no answer: the server closes the connection, and a fetch in the browser rejects. */
export class NoAnswer extends TypeError {
  override readonly name = 'NoAnswer';
  constructor() {
    super('the sandbox dropped this request');
  }
}

/** Waits until the time has passed or the caller aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
    if (signal?.aborted) done();
  });
}

/** The status of a fault that is one. */
export const statusOf = (fault: string): number | undefined =>
  fault === '4xx' ? 400 : fault === '5xx' ? 500 : /^\d/.test(fault) ? Number(fault) : undefined;

/** JSON that no schema accepts; an array would pass as an empty object. */
const OTHER_SHAPE = '"unexpected"';

/** Returns a fault's answer; undefined if the call's own answer is still sent. */
export async function failure(
  fault: string,
  { returns }: Definition,
  signal?: AbortSignal,
): Promise<{ status: number; text: string } | undefined> {
  const status = statusOf(fault);
  if (status) {
    // A rejected lead names its fields.
    const errors = status === 422 ? { errors: { email: 'E-mail recusado pelo serviço' } } : {};
    return { status, text: JSON.stringify({ error: `fault ${status} on request`, ...errors }) };
  }
  if (fault === 'malformed') return { status: 200, text: '{"cut": [1, 2' };
  const list = returns?.type === 'array';
  if (fault === 'shape') return { status: 200, text: OTHER_SHAPE };
  if (fault === 'empty') return { status: 200, text: list ? '[]' : '' };
  if (fault === 'slow') {
    await wait(SLOW, signal);
    return undefined;
  }
  if (fault === 'timeout') await wait(PATIENCE, signal);
  throw new NoAnswer();
}
