/**
 * What a call can fail with. Screens switch on the kind; words for the visitor come from the message catalogue.
 * - config: the page does not say where the service is
 * - input: refused before anything was sent; `message` says why, for developers
 * - network: no answer; timeout: none in time; canceled: the caller aborted
 * - http: an answer outside 200 to 299, with its status
 * - shape: an answer that is not what the service promises
 */
export type ErrorKind = 'config' | 'input' | 'network' | 'timeout' | 'canceled' | 'http' | 'shape';

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly kind: ErrorKind,
    /** The call's id in the catalogue, as LEA-01. */
    readonly call: string,
    message: string,
    /** HTTP status, 0 where there was no answer. */
    readonly status = 0,
    /** The answer's parsed body where it had one: field errors of a 422 lie here. */
    readonly body: unknown = undefined,
  ) {
    super(message);
  }
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;
