import { messagesOf, type Refusal } from '#domain/validation/refusal';
import type { ErrorKind } from '../http/service-error';

/**
 * The category of a failed call, for screens.
 * - offline: no answer, or none in time; an immediate retry may help
 * - unavailable: a server error (5xx); a later retry may help
 * - missing: the requested resource does not exist (404, 410)
 * - conflict: the state differs from the caller's assumption (409)
 * - too-large: the file is too large (413)
 * - refused: the input is rejected (422; 400 if the service gives a reason)
 * - canceled: the caller aborted
 * - failed: any other error, including one that is not a ServiceError
 */
export type ProblemKind =
  | 'offline'
  | 'unavailable'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'refused'
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
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  413: 'too-large',
  422: 'refused',
};

function kindOf(kind: ErrorKind | undefined, status: number, says: boolean): ProblemKind {
  if (kind === 'network' || kind === 'timeout') return 'offline';
  if (kind === 'canceled') return 'canceled';
  if (kind !== 'http') return 'failed';
  if (status >= 500) return 'unavailable';
  return BY_STATUS[status] ?? (status === 400 && says ? 'refused' : 'failed');
}

/** Returns the problem of an error. Checks its fields instead of its class, which loads with the first call. Never throws. */
export function problemOf(error: unknown): Problem {
  const {
    kind,
    status = 0,
    refusal,
  } = (error ?? {}) as {
    kind?: ErrorKind;
    status?: number;
    refusal?: Refusal;
  };
  const messages = messagesOf(refusal);
  return { kind: kindOf(kind, status, messages.length > 0), refusal, messages };
}

/**
 * Resolves to a call's answer; to null if the service has no such thing (404, 410), where that is an answer of its own.
 * Throws every other failure as it is.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (problemOf(error).kind === 'missing') return null;
    throw error;
  }
}
