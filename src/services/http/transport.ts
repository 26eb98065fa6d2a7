import ky, { HTTPError } from 'ky';
import { backOff, TRIES } from './back-off';
import { DEFAULT_TIMEOUT, type Limits } from './fetch-once';
import { errorOf } from './response-error';
import type { ServiceError } from './service-error';

/** Milliseconds for which a service may have a visitor wait before the next try. One that wants more is not asked again (ours). */
export const LONGEST_WAIT = 5000;

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

/** An answer outside 200 to 299: ky decides by the answer whether to retry, and callers get the failure. */
class RefusedError extends HTTPError {
  constructor(
    { response, request, options }: HTTPError,
    readonly failure: ServiceError,
  ) {
    super(response, request, options);
  }
}

/** Reads the body of a refused try, also of one that is retried: an unread one keeps its connection. */
const readRefusal = async (error: HTTPError) =>
  new RefusedError(error, await errorOf(String(error.options.context.call), error.response));

/** Milliseconds that Retry-After asks for, as seconds or a date; NaN if it cannot be read. */
function waitOf(retryAfter: string): number {
  const seconds = Number(retryAfter);
  return Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : 1000 * seconds;
}

/** Whether a failed try of a GET may be followed by another, apart from its status. */
function mayRetry(error: unknown): boolean {
  // Of the signal; ky tells its own by the name of a class, which a minifier changes. A slow service is not asked for more.
  if ((error as Error).name === 'TimeoutError') return false;
  if (!(error instanceof HTTPError)) return true;
  const { status, headers } = error.response;
  if (status !== TOO_MANY_REQUESTS && status !== UNAVAILABLE) return true;
  const retryAfter = headers.get('retry-after');
  return retryAfter ? waitOf(retryAfter) <= LONGEST_WAIT : status === UNAVAILABLE;
}

/**
 * All calls go through this instance. A GET that was not answered, or with one of these statuses, is retried; 429 only if the
 * service says when. ky waits for as long as Retry-After or a header like it says, else for the back-off, which has its jitter.
 */
const http = ky.create({
  timeout: DEFAULT_TIMEOUT,
  retry: {
    limit: TRIES - 1,
    methods: ['get'],
    statusCodes: [TOO_MANY_REQUESTS, 500, 502, UNAVAILABLE, 504],
    afterStatusCodes: [TOO_MANY_REQUESTS, UNAVAILABLE],
    maxRetryAfter: LONGEST_WAIT,
    delay: backOff,
  },
  hooks: { beforeError: [readRefusal] },
});

/** Settles as a promise does, or rejects when the signal aborts. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const end = () => signal.removeEventListener('abort', abort);
    promise.then(resolve, reject).then(end);
  });
}

/**
 * Sends a request by ky, which decides when `ask` sends it. A try ends in time and with the caller's signal even if the page's
 * fetch is wrapped by what ignores signals, and so does a wait in browsers without AbortSignal.any, where ky aborts nothing.
 * @param id the call's, for its failures
 */
export async function sendByKy(
  id: string,
  url: string,
  method: string,
  { signal, timeout, once }: Limits,
  ask: () => Promise<Response>,
): Promise<Response> {
  let isAsked = false;
  const answer = http(url, {
    method,
    timeout,
    signal,
    context: { call: id },
    fetch: async () => {
      signal?.throwIfAborted();
      isAsked = true;
      return ask();
    },
    retry: {
      ...(once && { limit: 0 }),
      // What fails before it asks fails again: the page's Request is not the browser's.
      shouldRetry: ({ error }) => (isAsked && mayRetry(error) ? undefined : false),
    },
  });
  return orAborted(answer, signal).catch((error) => {
    throw error instanceof RefusedError ? error.failure : error;
  });
}
