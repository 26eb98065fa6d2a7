import ky, { HTTPError } from 'ky';
import { backOff, TRIES } from './back-off';
import { type Limits, refusal } from './fetch-once';

/** Resolves after the delay; rejects when the signal aborts. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((go, stop) => {
    const end = () => stop(signal?.reason);
    if (signal?.aborted) return end();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      go();
    }, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        end();
      },
      { once: true },
    );
  });

/** Retries a GET, each time after its back-off. Rejects as fetch does, or with a ServiceError. */
export async function retryRequest(
  id: string,
  url: string,
  init: RequestInit,
  { signal, timeout }: Limits,
): Promise<Response> {
  await pause(backOff(1), signal);
  try {
    return await ky(url, {
      ...init,
      timeout,
      signal,
      retry: {
        limit: TRIES - 2,
        methods: ['get'],
        statusCodes: [500, 502, 503, 504],
        delay: (attempt) => backOff(attempt + 1),
      },
    });
  } catch (error) {
    if (error instanceof HTTPError) throw await refusal(id, error.response);
    throw error;
  }
}
