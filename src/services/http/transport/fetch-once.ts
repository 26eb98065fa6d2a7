import { report } from '../../../page/settings/report-problem';
import { jsonOf } from '../request-response';
import { ServiceError } from '../service-error';

/** How long a request may take, in ms, and what ends it before. */
export interface Limits {
  signal: AbortSignal | undefined;
  timeout: number;
}

/** What a developer is told of a redirect: how to mend the page's metadata. */
export const REDIRECTED =
  'redirected, and no call follows: the page must name the address at which the service answers';

/** A redirect that was not followed. A browser hides its status and where it leads. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** The failure that an answer outside 200 to 299 is, with what its body says. */
export async function refusal(id: string, response: Response): Promise<ServiceError> {
  const { status } = response;
  if (isRedirect(response)) {
    report(`call ${id}`, REDIRECTED);
    return new ServiceError('config', id, REDIRECTED);
  }
  const body = await jsonOf(response).catch(() => undefined);
  // Few calls are refused field by field: without what reads that, it is a failure like any other.
  const names = status < 500 && !!(body as { errors?: unknown } | null | undefined)?.errors;
  const reader = names ? await import('./refusal').catch(() => undefined) : undefined;
  return new ServiceError('http', id, `Response status: ${status}`, status, body, reader?.refusalOf(body));
}

/** One request by the browser's own fetch, body of the answer included in its time. Fails as fetch does, or with a ServiceError. */
export async function once(
  id: string,
  url: string,
  init: RequestInit,
  { signal, timeout }: Limits,
  priority?: 'high',
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  const request = new Request(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  const response = await (priority ? fetch(request, { priority }) : fetch(request));
  if (response.ok) return response;
  throw await refusal(id, response);
}
