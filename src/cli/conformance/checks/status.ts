/** Whether a call is answered at all, at its own address, and with a status of success. */
import type { Answer, Silence } from '../exchange';
import { type Finding, finding } from '../finding';
import type { SelectedCall } from '../selected-calls';
import type { WireRequest } from '../wire-request';

const CERTIFICATE = /CERT|SIGNATURE|ISSUER|SELF_SIGNED/;

/** A request that was not answered. */
export function silenceFinding({ cause, ms }: Silence, what = 'the request'): Finding {
  if (cause === 'timeout')
    return finding('timeout', `${what} is not answered within ${ms} ms, after which the widget gives up`);
  if (CERTIFICATE.test(cause))
    return finding(
      'certificate',
      `browsers refuse the server's certificate (${cause}); install a valid one of this host`,
    );
  if (cause === 'ENOTFOUND') return finding('host', 'the host has no address (ENOTFOUND); name it in DNS');
  return finding('no-answer', `${what} ends without an answer (${cause}); let the service answer`);
}

export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status);

/** Returns the target of a redirect; undefined if its address is none. */
export function targetOf({ headers }: Answer, { url }: WireRequest): URL | undefined {
  const location = headers.get('location') ?? '';
  return location && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** A redirect of a call that follows none, or of a public file that leaves https. Names hosts only: a query may have a token. */
export function redirectFindings(answer: Answer, request: WireRequest): Finding[] {
  const { status } = answer;
  const target = targetOf(answer, request);
  const here = new URL(request.url);
  if (!target)
    return [
      finding('redirect-nowhere', `it is redirected (${status}) without a valid Location; answer it there`),
    ];
  if (here.protocol === 'https:' && target.protocol === 'http:') {
    const text = `it is redirected (${status}) from https to http://${target.host}, which a browser blocks; redirect to https`;
    return [finding('redirect-downgrade', text)];
  }
  if (request.followsRedirects) return [];
  if (target.origin !== here.origin) {
    const text = `it is redirected (${status}) to the origin ${target.origin}, where the visitor's data would go; no call follows: answer it at its own address, or let pages name the other`;
    return [finding('redirect-origin', text)];
  }
  const text = `it is redirected (${status}) to another path of its origin, and no call follows; answer it at its own address`;
  return [finding('redirect', text)];
}

/** Statuses that say that an argument is not known here, or not valid now. */
const OF_ARGUMENTS = [400, 404, 409, 410, 422];

/** Returns why an answer says nothing about the service: what was asked for is an example, or there were too many requests. */
export function uncheckedBy(
  { status }: Answer,
  { call, hasExampleIds }: SelectedCall,
  hasToken: boolean,
): string | undefined {
  if (status === 429)
    return 'answered with 429, since it was asked too often: run it again later, with --only';
  if (status === 401 && !hasToken && (call.definition.auth ?? 'none-stated') === 'none-stated')
    return 'answered with 401 without a session, which the catalogue neither asks for nor rules out: name a token with --token-file';
  if (status === 403 && hasToken)
    return 'answered with 403, perhaps since the test account lacks a role: name the token of one that has it with --token-file';
  if (!hasExampleIds) return undefined;
  if (call.definition.auth === 'basic' && (status === 401 || status === 403))
    return `answered with ${status} for the example's credentials: name a test account's with --arguments`;
  return OF_ARGUMENTS.includes(status)
    ? `answered with ${status}, perhaps since the example's ids are not known there: name real ones with --arguments`
    : undefined;
}

/** A status that is no success. hasToken: whether the request had one. */
export function statusFindings({ status }: Answer, hasToken: boolean): Finding[] {
  if (status >= 200 && status < 300) return [];
  if (status === 401 || status === 403) {
    const why = hasToken
      ? 'although the request has the token of --token-file; accept that account'
      : 'although the call needs no session; answer it without a token';
    return [finding('status-refused', `it is answered with ${status}, ${why}`)];
  }
  const text = status >= 500 ? 'the service fails' : 'the call is not known as the catalogue has it';
  return [finding('status', `it is answered with ${status}: ${text}; answer 200`)];
}

/** A time limit of the command line. Without one, time is information only. */
export const slowFindings = ({ ms }: Answer, limit: number | undefined): Finding[] =>
  limit !== undefined && ms > limit
    ? [finding('slow', `it takes ${ms} ms; the limit of this run is ${limit} ms`)]
    : [];
