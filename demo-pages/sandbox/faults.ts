import type { Definition } from '../../src/services/http/types';

/**
 * Failures on request.
 * - timeout: no answer, until the caller gives up or a minute has gone
 * - drop: the connection ends without an answer
 * - lost: the call is carried out, then the connection ends without an answer
 * - 4xx, 5xx, or a status from 400 to 599: an answer with that status
 * - malformed: JSON that breaks off; shape: JSON that is not what was promised
 * - slow: the right answer three seconds late
 * - empty: nothing found: an empty list where the call answers a list, an empty body elsewhere
 */
export const FAULTS = [
  'timeout',
  'drop',
  'lost',
  '4xx',
  '5xx',
  'malformed',
  'shape',
  'slow',
  'empty',
] as const;

/** How late a slow answer is, and how long a caller without a limit of its own waits for none; ms. */
export const SLOW = 3000;
const PATIENCE = 60_000;

/** Whether a text names a fault. */
export const isFault = (text: string): boolean =>
  (FAULTS as readonly string[]).includes(text) || /^[45]\d\d$/.test(text);

/** The caller gets no answer: the server ends the connection, and a fetch in the browser rejects. */
export class NoAnswer extends TypeError {
  override readonly name = 'NoAnswer';
  constructor() {
    super('the sandbox dropped this request');
  }
}

/** Waits, at most until the caller gives up. */
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

/** JSON that no call promises: an object's schema would take an array for an empty object. */
const OTHER_SHAPE = '"unexpected"';

/** What a fault answers in the call's place; undefined where the call's own answer still comes. */
export async function failure(
  fault: string,
  { returns }: Definition,
  signal?: AbortSignal,
): Promise<{ status: number; text: string } | undefined> {
  const status = statusOf(fault);
  if (status) {
    // The fields of a lead that was not accepted are named.
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
