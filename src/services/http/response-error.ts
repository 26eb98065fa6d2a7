import { reportProblem } from '#page/settings/report-problem';
import { jsonOf } from './read';
import { ServiceError } from './service-error';

/** The developer's message about a redirect: how to correct the page's metadata. */
export const REDIRECTED =
  'redirected, and no call follows: the page must name the address at which the service answers';

/** The status of a redirect whose own one is hidden. */
const HIDDEN_REDIRECT = 300;

/** A redirect that was not followed. Browsers hide its status and target. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** Resolves to the ServiceError of a response outside 200 to 299, with the content of its body. Never rejects. */
export async function errorOf(id: string, response: Response): Promise<ServiceError> {
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
