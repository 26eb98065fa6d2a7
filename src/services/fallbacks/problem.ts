import { messagesOf, type Refusal } from '../../domain/refusal';
import type { ErrorKind } from '../http/service-error';

/**
 * What a failed call comes to for whoever shows it.
 * - offline: no answer came, or none in time: it may work at once
 * - unavailable: the service is not well (5xx): it may work later
 * - missing: what was asked for is not there, or not any more (404, 410)
 * - conflict: it is not as the caller thinks (409)
 * - too-large: a file (413)
 * - refused: the input is not taken (422; 400 where the service says why)
 * - canceled: the caller does not want it any more
 * - failed: anything else, also what is no ServiceError
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
  /** What the service refused field by field, where it says so. */
  refusal: Refusal | undefined;
  /** Its own words, those of the whole input first; empty where it gave none. */
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

/** Reads a failure by its fields, not by its class: that loads with the first call and not before. Never throws. */
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
