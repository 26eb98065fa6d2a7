/** Requests to a service and what came back, with all that a browser would hide from a page. */
import type { WireRequest } from './wire-request';

export interface Answer {
  status: number;
  headers: Headers;
  /** Set-Cookie lines, whose values never leave this process. */
  cookies: readonly string[];
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds until the body had arrived. */
  ms: number;
}

/** No answer: the cause as a standard code (ECONNREFUSED, CERT_HAS_EXPIRED), or 'timeout'. */
export interface Silence {
  cause: string;
  ms: number;
}

export const isSilence = (result: Answer | Silence): result is Silence => 'cause' in result;

const CODE = /^[A-Z][A-Z\d_]+$/;

/** Returns the code of a failed fetch; messages may quote addresses. */
function causeOf(error: unknown): string {
  for (let each = error as { name?: string; code?: string; cause?: unknown } | undefined; each; ) {
    if (each.name === 'TimeoutError') return 'timeout';
    if (CODE.test(each.code ?? '')) return each.code ?? '';
    each = each.cause as typeof each;
  }
  return 'the connection ended';
}

/** Firewalls refuse programs that give no browser's name. */
const USER_AGENT = 'Mozilla/5.0 (compatible; vitrine-conformance)';

/** Sends one request; follows no redirect. */
export async function exchange(url: string, init: RequestInit, timeout: number): Promise<Answer | Silence> {
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    const signal = AbortSignal.timeout(timeout);
    const headers = new Headers(init.headers);
    headers.set('user-agent', USER_AGENT);
    // A kept connection can be closed by the service while it is used again, which would be blamed on the call.
    headers.set('connection', 'close');
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
    const body = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    const cookies = response.headers.getSetCookie();
    return { status, headers: response.headers, cookies, body, ms: since() };
  } catch (error) {
    return { cause: causeOf(error), ms: since() };
  }
}

/** Sends a call's request as a page of this origin would. */
export function sendFrom(
  origin: string,
  { url, method, headers, body }: WireRequest,
  timeout: number,
): Promise<Answer | Silence> {
  const sent = new Headers(headers);
  // A browser names the page's origin with every request to another one, and with those that may write.
  sent.set('origin', origin);
  return exchange(url, { method, headers: sent, ...(body && { body }) }, timeout);
}

const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** Headers that a page sends to another origin without asking (Fetch Standard, CORS-safelisted request-header). */
const isSafelisted = (name: string, value: string): boolean =>
  /^(accept|accept-language|content-language)$/.test(name) ||
  (name === 'content-type' && SIMPLE_TYPES.includes(value.split(';')[0]?.trim().toLowerCase() ?? ''));

/** Returns the names of the headers that a preflight asks for, in lower case and sorted. */
export const askedHeaders = ({ headers }: WireRequest): string[] =>
  [...headers].flatMap(([name, value]) => (isSafelisted(name, value) ? [] : name)).sort();

/** Whether a browser asks before it sends this request to another origin. */
export const needsPreflight = (request: WireRequest): boolean =>
  !/^(GET|HEAD|POST)$/.test(request.method) || askedHeaders(request).length > 0;

/** Asks the service as a browser does before the request. */
export const sendPreflight = (
  origin: string,
  request: WireRequest,
  timeout: number,
): Promise<Answer | Silence> => {
  const names = askedHeaders(request);
  const headers = {
    origin,
    accept: '*/*',
    'access-control-request-method': request.method,
    ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
  };
  return exchange(request.url, { method: 'OPTIONS', headers }, timeout);
};
