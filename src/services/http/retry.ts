import ky, { HTTPError } from 'ky';
import { backOff, TRIES } from './back-off';
import { type Limits, plainFetch, refusal } from './fetch-once';
import { sleep } from './sleep';

/** The retries of a GET, each after its back-off. Rejects as fetch does, or with a ServiceError. */
export async function retryRequest(
  id: string,
  url: string,
  init: RequestInit,
  { signal, timeout }: Limits,
): Promise<Response> {
  await sleep(backOff(1), signal);
  try {
    return await ky(url, {
      ...init,
      timeout,
      signal,
      // A GET has no body.
      fetch: (input) => {
        const { headers, redirect, signal } = input as Request;
        return plainFetch(url, { method: 'GET', headers, redirect, signal });
      },
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
