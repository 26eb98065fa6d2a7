import { type IntegrationError, reprocessIntegrationErrors } from '#services/integration-log';
import { sendOnce } from '#services/once/ensure-once';
import { findErrors } from './find-error';

/** Errors of one call (ours). */
const BATCH = 100;

/**
 * What became of errors that were to be sent again.
 * - sent: the service has taken it
 * - unchanged: resolved or ignored, which the service leaves as it is
 * - missing: the service has no such error
 * - left: its call failed, or the answer does not name it
 */
export interface Resent {
  sent: readonly string[];
  unchanged: readonly string[];
  missing: readonly string[];
  left: readonly string[];
}

type Result = { id: string; status: string };

/** States in which an error is sent no more. */
export const isSettled = ({ status }: Pick<IntegrationError, 'status'>): boolean =>
  status === 'RESOLVED' || status === 'IGNORED';

function sorted(ids: readonly string[], results: readonly Result[]): Resent {
  const statuses = new Map(results.map(({ id, status }) => [id, status]));
  const of = (matches: (status: string | undefined) => boolean) =>
    ids.filter((id) => matches(statuses.get(id)));
  return {
    sent: of((status) => !!status && status !== 'NOT_FOUND' && !isSettled({ status })),
    unchanged: of((status) => !!status && isSettled({ status })),
    missing: of((status) => status === 'NOT_FOUND'),
    left: of((status) => !status),
  };
}

/** Whether the attempts are known to be more; without both numbers nothing is known. */
const hasMoreAttempts = (now: number | undefined, before: number | undefined) =>
  now !== undefined && before !== undefined && now > before;

/**
 * Returns a function that has errors sent again, once: after an answer that was lost they are looked for, and count as sent
 * if each has one attempt more. It throws if nothing was sent; what failed after that is left.
 */
export function resender(owner: object, signal: AbortSignal) {
  const send = async (rows: readonly IntegrationError[]): Promise<Result[]> => {
    const ids = rows.map(({ id }) => id);
    const { results } = await sendOnce<{ results: Result[] }>({
      owner,
      kind: 'resend errors',
      // Another state of the same errors is another call.
      subject: rows.map(({ id, attempts }) => [id, attempts]),
      next: 'itself',
      send: (idempotencyKey) => reprocessIntegrationErrors({ body: { ids } }, { signal, idempotencyKey }),
      async look() {
        const present = await findErrors(ids, signal);
        const isSent = ({ id, attempts }: IntegrationError) =>
          present.some((each) => each.id === id && hasMoreAttempts(each.attempts, attempts));
        return rows.filter((row) => !isSettled(row)).every(isSent) ? { results: present } : undefined;
      },
    });
    return results;
  };
  return async (rows: readonly IntegrationError[]): Promise<Resent> => {
    const results: Result[] = [];
    for (let at = 0; at < rows.length; at += BATCH) {
      try {
        results.push(...(await send(rows.slice(at, at + BATCH))));
      } catch (error) {
        if (at === 0) throw error;
        break;
      }
    }
    return sorted(
      rows.map(({ id }) => id),
      results,
    );
  };
}
