import type { Refusal } from '../../domain/refusal';

/**
 * What a call can fail with. Screens switch on the kind; words for the visitor come from the error catalogue. In
 * brackets the codes of spec messages#quotation-codes.
 * - config: the page does not say where the service is, or says it wrongly (invalid URL), or what answers there redirects
 * - input: refused before anything was sent (bad request); `message` says why, for developers
 * - network: no answer (network error)
 * - timeout: none in time (timeout)
 * - canceled: the caller aborted (canceled)
 * - http: an answer outside 200 to 299, with its status
 * - shape: an answer that is not what the service promises (bad response)
 */
export const ERROR_KINDS = ['config', 'input', 'network', 'timeout', 'canceled', 'http', 'shape'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly kind: ErrorKind,
    /** The call's id in the catalogue, as LEA-01. */
    readonly call: string,
    message: string,
    /** HTTP status, 0 where there was no answer. */
    readonly status = 0,
    /** The answer's parsed body where it had one. */
    readonly body: unknown = undefined,
    /** What the service refused field by field, where it says so. */
    readonly refusal: Refusal | undefined = undefined,
  ) {
    super(message);
  }
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;
