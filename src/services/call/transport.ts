import ky, { HTTPError, TimeoutError } from 'ky';
import { backOff, TRIES } from './back-off';
import type { CallOptions, Definition } from './call';
import { answerOf, DEFAULT_TIMEOUT, failed, jsonOf, prepare } from './exchange';
import { ServiceError } from './service-error';

/** What went wrong, in our kinds. */
async function translate(error: unknown, id: string, signal?: AbortSignal): Promise<ServiceError> {
  if (error instanceof ServiceError) return error;
  if (signal?.aborted) return new ServiceError('canceled', id, 'canceled');
  if (error instanceof TimeoutError) return new ServiceError('timeout', id, 'no answer in time');
  if (error instanceof HTTPError) {
    const { status } = error.response;
    const body = await jsonOf(error.response).catch(() => undefined);
    return new ServiceError('http', id, `status ${status}`, status, body);
  }
  return new ServiceError('network', id, 'no answer');
}

/** Makes one call; see Call. */
export async function send(
  base: string,
  definition: Definition,
  input: object,
  { signal, timeout = definition.timeout ?? DEFAULT_TIMEOUT }: CallOptions = {},
): Promise<never> {
  const { id, method } = definition;
  try {
    const { url, ...request } = await prepare(base, definition, input);
    const retry = {
      limit: TRIES - 1,
      methods: ['get' as const],
      statusCodes: [500, 502, 503, 504],
      delay: backOff,
    };
    const response = await ky(url, { ...request, method, timeout, signal, retry });
    return (await answerOf(definition, response)) as never;
  } catch (error) {
    throw failed(await translate(error, id, signal), base);
  }
}
