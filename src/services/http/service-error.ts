import type { Refusal } from '#domain/validation/refusal';

/**
 * The failure of a call, by how it failed; what it means to screens, such as a session that has ended, is its ProblemKind
 * (problem.ts). Texts for visitors come from the message catalogue. In brackets the codes of spec messages#http.
 * - config: the page has no valid address for the service (invalid URL), or the address redirects
 * - input: rejected before sending (bad request); `message` has the reason, for developers
 * - network: no answer (network error)
 * - timeout: none in time (timeout)
 * - canceled: the caller aborted (canceled)
 * - http: an answer outside 200 to 299, with its status
 * - shape: an answer that does not match its schema (bad response)
 */
export const ERROR_KINDS = ['config', 'input', 'network', 'timeout', 'canceled', 'http', 'shape'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** Private, and read by getters: what logs or clones an error unhandled takes its own properties only. */
  readonly #body: unknown;
  readonly #refusal: Refusal | undefined;
  constructor(
    readonly kind: ErrorKind,
    /** The call's id in the catalogue, such as LEA-01. */
    readonly call: string,
    message: string,
    /** HTTP status, 0 if there was no answer. */
    readonly status = 0,
    /** The parsed body of the answer, if it had one. */
    body: unknown = undefined,
    /** The rejected fields, if the service names them. */
    refusal: Refusal | undefined = undefined,
  ) {
    super(message);
    this.#body = body;
    this.#refusal = refusal;
  }
  get body(): unknown {
    return this.#body;
  }
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;
