import { reportProblem } from '#page/settings/report-problem';
import { anySignal } from './any-signal';
import { jsonOf } from './read';
import { ServiceError } from './service-error';

/** Default timeout of one try in milliseconds (ours: the specification gives none). */
export const DEFAULT_TIMEOUT = 15_000;

/** A request's timeout in ms, and the signal that cancels it. */
export interface Limits {
  signal: AbortSignal | undefined;
  timeout: number;
}

/** The developer's message about a redirect: how to correct the page's metadata. */
export const REDIRECTED =
  'redirected, and no call follows: the page must name the address at which the service answers';

/** The status of a redirect whose own one is hidden. */
const HIDDEN_REDIRECT = 300;

/** A redirect that was not followed. Browsers hide its status and target. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** Resolves to the ServiceError of a response outside 200 to 299, with the content of its body. */
export async function refusal(id: string, response: Response): Promise<ServiceError> {
  const { status } = response;
  if (isRedirect(response)) {
    reportProblem(`call ${id}`, REDIRECTED);
    // Its status is hidden: any one tells it from a call that was not sent.
    return new ServiceError('config', id, REDIRECTED, status || HIDDEN_REDIRECT);
  }
  const body = await jsonOf(response).catch(() => undefined);
  // Few calls have rejected fields; if their reader cannot be loaded, the failure is an ordinary one.
  const names = status < 500 && !!(body as { errors?: unknown } | null | undefined)?.errors;
  const reader = names ? await import('./refusal').catch(() => undefined) : undefined;
  return new ServiceError('http', id, `Response status: ${status}`, status, body, reader?.refusalOf(body));
}

/**
 * The browser's fetch, with an address as text and plain headers, the form that every wrapper of it expects: scripts of
 * consent and monitoring wrap the page's fetch, and libraries replace Request.
 */
export function plainFetch(url: string, { headers, ...init }: RequestInit): Promise<Response> {
  const plain: Record<string, string> = {};
  new Headers(headers).forEach((value, name) => {
    plain[name] = value;
  });
  return fetch(url, { ...init, headers: plain });
}

/** One request by the browser's fetch; the timeout includes reading the body. Rejects as fetch does, or with a ServiceError. */
export async function fetchOnce(
  id: string,
  url: string,
  init: RequestInit,
  { signal, timeout }: Limits,
  priority?: 'high',
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  const response = await plainFetch(url, {
    ...init,
    signal: signal ? anySignal(signal, limit) : limit,
    ...(priority && { priority }),
  });
  if (response.ok) return response;
  throw await refusal(id, response);
}
