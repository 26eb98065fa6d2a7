/** Whether a browser lets a page of another origin send a call and read its answer (Fetch Standard, CORS protocol). */
import type { Answer } from '../exchange';
import { askedHeaders } from '../exchange';
import { type Finding, finding, quoted } from '../finding';
import type { WireRequest } from '../wire-request';

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Returns what is wrong with the origin that an answer allows; undefined if the page may read it. */
function originProblem(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return 'has no Access-Control-Allow-Origin';
  if (allowed.includes(','))
    return `has more than one Access-Control-Allow-Origin (${quoted(allowed)}), which a browser takes for none`;
  if (allowed === '*' || allowed === origin) return undefined;
  return `allows ${quoted(allowed)} and not the page's origin`;
}

const allowOrigin = (origin: string) => `answer Access-Control-Allow-Origin: ${origin}`;

/** Checks the answer to a preflight. One finding for an answer that allows nothing at all. */
export function preflightFindings(
  { status, headers }: Answer,
  request: WireRequest,
  origin: string,
): Finding[] {
  if (status >= 300 && status < 400)
    return [
      finding(
        'preflight-redirect',
        `the preflight (OPTIONS) is redirected (${status}), which a browser does not follow; answer it with 204 at the address itself`,
      ),
    ];
  if (status === 401 || status === 403)
    return [
      finding(
        'preflight-credentials',
        `the preflight (OPTIONS) is answered with ${status}, but a browser sends no credentials with it; answer 204 to OPTIONS without a token`,
      ),
    ];
  if (status < 200 || status > 299)
    return [
      finding(
        'preflight-status',
        `the preflight (OPTIONS) is answered with ${status}; answer 204 with the Access-Control headers`,
      ),
    ];
  const refused = originProblem(headers, origin);
  if (refused)
    return [finding('preflight-origin', `the preflight for ${origin} ${refused}; ${allowOrigin(origin)}`)];
  return [...methodFindings(headers, request, origin), ...headerFindings(headers, request, origin)];
}

function methodFindings(headers: Headers, { method }: WireRequest, origin: string): Finding[] {
  const methods = listOf(headers, 'access-control-allow-methods');
  // These three need no permission.
  if (/^(GET|HEAD|POST)$/.test(method) || methods.includes('*') || methods.includes(method)) return [];
  const text = `the preflight for ${origin} does not allow the method ${method}; answer Access-Control-Allow-Methods: ${method}`;
  return [finding('preflight-method', text)];
}

function headerFindings(headers: Headers, request: WireRequest, origin: string): Finding[] {
  const allowed = listOf(headers, 'access-control-allow-headers').map((each) => each.toLowerCase());
  const missing = askedHeaders(request).filter(
    // The wildcard never stands for Authorization.
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  );
  if (missing.length === 0) return [];
  const names = missing.join(', ');
  const wildcard = allowed.includes('*') ? ', for which * does not stand' : '';
  const text = `the preflight for ${origin} does not allow the header${missing.length > 1 ? 's' : ''} ${names}${wildcard}; answer Access-Control-Allow-Headers: ${names}`;
  return [finding('preflight-headers', text)];
}

/**
 * Checks whether the page can read an answer.
 * @param what of which answer this is: "the answer"
 */
export function readableFindings({ headers }: Answer, origin: string, what: string, code: string): Finding[] {
  const refused = originProblem(headers, origin);
  return refused
    ? [finding(code, `${what} ${refused}, so that the widget sees a network failure; ${allowOrigin(origin)}`)]
    : [];
}

/** A file that an element of the page shows, such as an image. */
export function embeddingFindings({ headers }: Answer): Finding[] {
  const policy = headers.get('cross-origin-resource-policy') ?? '';
  if (!/^same-(origin|site)$/.test(policy)) return [];
  const text = `the file has Cross-Origin-Resource-Policy: ${policy}, so that pages of other origins cannot show it; answer cross-origin`;
  return [finding('embedding', text)];
}
