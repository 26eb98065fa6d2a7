import { setting } from '../../../page/settings/settings';
import { answerOf, DEFAULT_TIMEOUT, failed, prepare } from '../request-response';
import { isServiceError, ServiceError } from '../service-error';
import type { CallOptions, Definition } from '../types';
import { fetchOnce, type Limits } from './fetch-once';

/** Whether a failure is worth a retry: never a 4xx, never a timeout. */
const isRetryable = ({ kind, status }: ServiceError): boolean =>
  kind === 'network' || [500, 502, 503, 504].includes(status);

/** Any failure as a ServiceError. */
function asServiceError(error: unknown, id: string, signal?: AbortSignal): ServiceError {
  if (isServiceError(error)) return error;
  if (signal?.aborted) return new ServiceError('canceled', id, 'canceled');
  if ((error as Error).name === 'TimeoutError') return new ServiceError('timeout', id, 'no answer in time');
  return new ServiceError('network', id, 'no answer');
}

/**
 * What becomes of a redirect. No call follows one, not even within its origin: a browser takes the body and every header
 * but the bearer along to another origin, and does not say beforehand where it is sent. 'manual' and not 'error', so
 * that the failure can name its cause. Files go by fetch too, without their progress: XMLHttpRequest follows every
 * redirect. Only public files may lie elsewhere (wire.bare): a request for one carries nothing but the language.
 */
const redirectOf = ({ method, wire }: Definition): RequestRedirect =>
  method === 'GET' && wire?.bare ? 'follow' : 'manual';

/**
 * Makes one call; see Call. The first try is the browser's own fetch: what tries a GET again weighs as much as all the
 * rest of a call, and loads when there is something to try again. A call at high priority is tried once, and what its
 * service says outside 200 to 299 is logged and rethrown (spec messages#http, offers#search).
 */
export async function send(
  base: string,
  definition: Definition,
  input: object,
  { signal, timeout = definition.timeout ?? DEFAULT_TIMEOUT, idempotencyKey }: CallOptions = {},
): Promise<never> {
  const { id, method, wire } = definition;
  try {
    const { url, headers, json, body, transfer = 0 } = await prepare(base, definition, input);
    const limits: Limits = { signal, timeout: timeout + transfer };
    if (json !== undefined) headers.set('content-type', 'application/json');
    const keyHeader = idempotencyKey && setting('idempotency-header');
    // One that the call has already says something else.
    if (keyHeader && !headers.has(keyHeader)) headers.set(keyHeader, idempotencyKey);
    const init: RequestInit = {
      method,
      headers,
      body: (json === undefined ? body : JSON.stringify(json)) ?? null,
      redirect: redirectOf(definition),
    };
    const response = await fetchOnce(id, url, init, limits, wire?.priority).catch(async (error) => {
      const failure = asServiceError(error, id, signal);
      if (method !== 'GET' || wire?.priority || !isRetryable(failure)) throw failure;
      const { retryRequest } = await import('./retry').catch(() => {
        throw failure;
      });
      return retryRequest(id, url, init, limits);
    });
    return (await answerOf(definition, response)) as never;
  } catch (error) {
    const failure = asServiceError(error, id, signal);
    if (wire?.priority && failure.kind === 'http') console.error(failure.message);
    throw failed(failure, base);
  }
}
