import { anySignal } from './any-signal';

/** Default timeout of one try in milliseconds (ours: the specification gives none). */
export const DEFAULT_TIMEOUT = 15_000;

/** How long a request may take, and how often it may be sent. */
export interface Limits {
  /** Cancels it. */
  signal: AbortSignal | undefined;
  /** Milliseconds of one try, reading the body included. */
  timeout: number;
  /** Never retried; other requests are retried if they are a GET. */
  once?: boolean;
}

/**
 * The fetch that ky is given. The page's own one gets an address as text and plain headers, the form that every wrapper of it
 * expects: scripts of consent and monitoring wrap it, and libraries replace Request. The body is passed as it is: the browser
 * names the boundary of a form. The timeout goes on until the body is read.
 */
export function fetchOnce(
  url: string,
  { headers, ...init }: RequestInit,
  { signal, timeout }: Limits,
): Promise<Response> {
  const plain: Record<string, string> = {};
  new Headers(headers).forEach((value, name) => {
    plain[name] = value;
  });
  const limit = AbortSignal.timeout(timeout);
  return fetch(url, { ...init, headers: plain, signal: signal ? anySignal(signal, limit) : limit });
}
