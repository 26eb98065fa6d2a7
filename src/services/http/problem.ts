import { messagesOf, type Refusal } from '#domain/validation/refusal';
import type { ErrorKind } from './service-error';

/**
 * The category of a failed call, for screens and features: they ask for it, not for a status.
 * - offline: no answer, or none in time; an immediate retry may help
 * - unavailable: a server error (5xx); a later retry may help
 * - unauthenticated: the session or identity is not valid, or there is none (401)
 * - forbidden: the visitor has no right to it (403)
 * - missing: the requested resource does not exist (404, 410)
 * - conflict: the state differs from the caller's assumption (409)
 * - too-large: the file is too large (413)
 * - refused: the input is rejected (422; 400 if the service gives a reason)
 * - rate-limited: too many attempts, the service asks to wait (429)
 * - canceled: the caller aborted
 * - failed: any other error, including one that is not a ServiceError
 */
export type ProblemKind =
  | 'offline'
  | 'unavailable'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'refused'
  | 'rate-limited'
  | 'canceled'
  | 'failed';

export interface Problem {
  kind: ProblemKind;
  /** The rejected fields, if the service names them. */
  refusal: Refusal | undefined;
  /** The service's messages, those of the whole input first; empty if there are none. */
  messages: readonly string[];
}

const BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  413: 'too-large',
  422: 'refused',
  429: 'rate-limited',
};

/** The fields of an error that are read. Not by its class, which loads with the first call. */
const fieldsOf = (error: unknown) =>
  (error ?? {}) as { kind?: ErrorKind; status?: number; refusal?: Refusal };

/**
 * Returns the category of an error. A plain object with a status is what a view has kept of an answer; an Error of no
 * service is not. Never throws.
 */
export function kindOf(error: unknown): ProblemKind {
  const fields = fieldsOf(error);
  const { status = 0, refusal } = fields;
  const kind = fields.kind ?? (error instanceof Error ? undefined : 'http');
  if (kind === 'network' || kind === 'timeout') return 'offline';
  if (kind === 'canceled') return 'canceled';
  if (kind !== 'http') return 'failed';
  if (status >= 500) return 'unavailable';
  const isExplained = status === 400 && messagesOf(refusal).length > 0;
  return BY_STATUS[status] ?? (isExplained ? 'refused' : 'failed');
}

/** Whether an error is of one of these categories. */
export const isKind = (error: unknown, ...kinds: readonly ProblemKind[]): boolean =>
  kinds.includes(kindOf(error));

/** Returns the problem of an error. Never throws. */
export function problemOf(error: unknown): Problem {
  const { refusal } = fieldsOf(error);
  return { kind: kindOf(error), refusal, messages: messagesOf(refusal) };
}

/**
 * Resolves to a call's answer; to null if the service has no such thing (404, 410), where that is an answer of its own.
 * Throws every other failure as it is.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isKind(error, 'missing')) return null;
    throw error;
  }
}
