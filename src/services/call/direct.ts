import type { CallOptions, Definition } from './call';
import { answerOf, DEFAULT_TIMEOUT, failed, jsonOf, prepare } from './exchange';
import { isServiceError, ServiceError } from './service-error';

/**
 * One request by the browser's own fetch, tried once. Fails with a ServiceError, as every call does; an answer outside
 * 200 to 299 is one too.
 */
export async function request(
  id: string,
  url: string,
  init: RequestInit,
  { signal, timeout = DEFAULT_TIMEOUT }: CallOptions = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch {
    if (signal?.aborted) throw new ServiceError('canceled', id, 'canceled');
    if (limit.aborted) throw new ServiceError('timeout', id, 'no answer in time');
    throw new ServiceError('network', id, 'no answer');
  }
  if (response.ok) return response;
  const { status } = response;
  const body = await jsonOf(response).catch(() => undefined);
  throw new ServiceError('http', id, `Response status: ${status}`, status, body);
}

/**
 * Makes one call at high priority: nothing but this needs loading first, and nothing is tried twice. An answer outside
 * 200 to 299 is logged and rethrown (calls 7.17, 8.3).
 */
export async function send(
  base: string,
  definition: Definition,
  input: object,
  { signal, timeout = definition.timeout }: CallOptions = {},
): Promise<never> {
  const { id, method } = definition;
  try {
    const { url, headers, json, body } = await prepare(base, definition, input);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const sent = json === undefined ? body : JSON.stringify(json);
    const response = await request(
      id,
      url,
      { method, headers, body: sent ?? null, priority: 'high' },
      { ...(signal && { signal }), ...(timeout && { timeout }) },
    );
    return (await answerOf(definition, response)) as never;
  } catch (error) {
    const failure = isServiceError(error) ? error : new ServiceError('network', id, 'no answer');
    if (failure.kind === 'http') console.error(failure.message);
    throw failed(failure, base);
  }
}
