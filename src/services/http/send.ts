import { toJson } from '#domain/text/to-json';
import { setting } from '#page/settings/settings';
import { isPrerendered, whenVisited } from '#page/when-shown';
import { expireCredential, expireSession, goesOnWithout, needsSession } from './call-session';
import { DEFAULT_TIMEOUT } from './fetch-once';
import { prepare } from './prepare';
import { isKind } from './problem';
import { answerOf } from './read';
import type { Prepared } from './request';
import { sendRequest } from './send-request';
import { isServiceError, ServiceError } from './service-error';
import type { CallOptions, Definition, Send } from './types';

/** Converts any error to a ServiceError. */
function asServiceError(error: unknown, id: string, signal?: AbortSignal): ServiceError {
  if (isServiceError(error)) return error;
  if (signal?.aborted) return new ServiceError('canceled', id, 'canceled');
  if ((error as Error).name === 'TimeoutError') return new ServiceError('timeout', id, 'no answer in time');
  return new ServiceError('network', id, 'no answer');
}

/**
 * Returns the redirect mode. No call follows a redirect, not even within its origin: a browser would send the body and
 * all headers except the bearer to another origin without announcing it. 'manual' instead of 'error', so that the
 * failure can name its cause. Files are sent by fetch as well, without progress: XMLHttpRequest follows every
 * redirect. Only public files may redirect (wire.bare): their requests contain only the language.
 */
const redirectOf = ({ method, wire }: Definition): RequestRedirect =>
  method === 'GET' && wire?.bare ? 'follow' : 'manual';

/** Sends one request; a GET that was not answered is retried, unless it changes something or has a high priority. */
function request(
  definition: Definition,
  { url, headers, json, body, transfer = 0 }: Prepared,
  { signal, timeout = definition.timeout ?? DEFAULT_TIMEOUT, idempotencyKey }: CallOptions,
): Promise<Response> {
  const { id, method, once, safe, wire } = definition;
  if (json !== undefined) headers.set('content-type', 'application/json');
  const keyHeader = idempotencyKey && setting('idempotency-header');
  // A header set by the call itself takes precedence.
  if (keyHeader && !headers.has(keyHeader)) headers.set(keyHeader, idempotencyKey);
  const init: RequestInit = {
    method,
    headers,
    body: (json === undefined ? body : toJson(json)) ?? null,
    redirect: redirectOf(definition),
    ...(once && { cache: 'no-store' }),
    ...(wire?.priority && { priority: wire.priority }),
  };
  const ask = () =>
    sendRequest(id, url, init, {
      signal,
      timeout: timeout + transfer,
      once: !!(once || wire?.priority),
    });
  // What has a high priority is content.
  const reads = !once && (method === 'GET' || safe || wire?.priority);
  // A page that the browser has made ahead only reads: nobody may ever visit it.
  return isPrerendered() && !reads ? new Promise<void>(whenVisited).then(ask) : ask();
}

/** Whether a request carries the visitor's session; other credentials are those of one call or of the page. */
const sendsSession = ({ auth }: Definition, { headers }: Prepared): boolean =>
  headers.has('authorization') && !/^(basic|id-token)$/.test(auth ?? '');

/**
 * Makes one call; see Call. A call at high priority is tried once; its status outside 200 to 299 is logged and rethrown
 * (spec messages#http, offers#search). If a service rejects the session (401), a call that only reads
 * what everybody can read is sent again without it; any other fails, and so do later ones, unsent, until the visitor signs in,
 * signs out or goes on as a guest (page/session). A rejected identity expires alone.
 */
export async function sendOwn(
  base: string,
  definition: Definition,
  input: object,
  options: CallOptions = {},
): Promise<never> {
  const { id, wire } = definition;
  const required = needsSession(definition);
  try {
    const prepared = await prepare(base, definition, input);
    const response = await request(definition, prepared, options).catch(async (error) => {
      if (!isKind(error, 'unauthenticated') || required || !sendsSession(definition, prepared)) throw error;
      expireSession(base);
      if (!goesOnWithout(definition)) throw error;
      return request(definition, await prepare(base, definition, input), options);
    });
    return (await answerOf(definition, response)) as never;
  } catch (error) {
    const failure = asServiceError(error, id, options.signal);
    if (wire?.priority && failure.kind === 'http') console.error(failure.message);
    if (required && isKind(failure, 'unauthenticated')) expireCredential(base, definition);
    throw failure;
  }
}

/** Makes one call under the names of the page's file, if it has one; see sendOwn. */
export async function send(...call: Parameters<Send>): Promise<never> {
  const file = setting('wire');
  if (!file) return sendOwn(...call);
  const { sendNamed } = await import('./wire-names/send-named').catch((error) => {
    throw asServiceError(error, call[1].id);
  });
  return sendNamed(file, sendOwn, ...call);
}
