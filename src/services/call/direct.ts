import type { CallOptions, Definition } from './call';
import { answerOf, DEFAULT_TIMEOUT, failed, jsonOf, prepare } from './exchange';
import { isServiceError, ServiceError } from './service-error';

/** What the browser's own fetch failed with, in our kinds. */
function translate(error: unknown, id: string, limit: AbortSignal, signal?: AbortSignal): ServiceError {
  if (isServiceError(error)) return error;
  if (signal?.aborted) return new ServiceError('canceled', id, 'canceled');
  if (limit.aborted) return new ServiceError('timeout', id, 'no answer in time');
  return new ServiceError('network', id, 'no answer');
}

/**
 * Makes one call with the browser's own fetch at high priority: nothing but this needs loading first, and nothing is
 * tried twice. An answer outside 200 to 299 is logged and rethrown (calls 7.17, 8.3).
 */
export async function send(
  base: string,
  definition: Definition,
  input: object,
  { signal, timeout = definition.timeout ?? DEFAULT_TIMEOUT }: CallOptions = {},
): Promise<never> {
  const { id, method } = definition;
  const limit = AbortSignal.timeout(timeout);
  try {
    const { url, headers, json, body } = await prepare(base, definition, input);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(url, {
      method,
      headers,
      body: json === undefined ? body : JSON.stringify(json),
      priority: 'high',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) {
      const { status } = response;
      console.error(`Response status: ${status}`);
      const refused = await jsonOf(response).catch(() => undefined);
      throw new ServiceError('http', id, `Response status: ${status}`, status, refused);
    }
    return (await answerOf(definition, response)) as never;
  } catch (error) {
    throw failed(translate(error, id, limit, signal), base);
  }
}
