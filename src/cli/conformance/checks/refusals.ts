/** How a service refuses: an unknown id, and a request without the session that it needs. */
import { messagesOf } from '#domain/validation/refusal';
import { refusalOf } from '#services/http/refusal';
import type { Answer } from '../exchange';
import { type Finding, finding } from '../finding';
import { typeOf } from './content';

/** Checks the body of a refusal: JSON or nothing, with messages where the widgets look for them. */
function bodyFindings(answer: Answer, what: string): Finding[] {
  if (answer.body.length === 0) return [];
  if (typeOf(answer).includes('html'))
    return [
      finding('error-html', `${what} is answered with an HTML page; answer JSON, such as { "error": "..." }`),
    ];
  let body: { errors?: unknown } | null;
  try {
    body = JSON.parse(new TextDecoder().decode(answer.body));
  } catch {
    return [
      finding('error-json', `${what} is answered with a body that is not JSON; answer { "error": "..." }`),
    ];
  }
  return body?.errors && messagesOf(refusalOf(body)).length === 0
    ? [
        finding(
          'error-fields',
          `${what} is answered with errors in which no widget finds a message; answer { "errors": [{ "field": "...", "message": "..." }] }`,
        ),
      ]
    : [];
}

/** A call with an id that no service has. mayBeEmpty: whether nothing is an answer too. */
export function unknownIdFindings(answer: Answer, mayBeEmpty: boolean): Finding[] {
  const { status } = answer;
  const what = 'an unknown id';
  if (status >= 500)
    return [
      finding(
        'error-status',
        `${what} is answered with ${status}, which widgets take for a failure of the service and try again; answer 404`,
      ),
    ];
  if (status >= 300 && status < 400)
    return [finding('error-redirect', `${what} is redirected (${status}), and no call follows; answer 404`)];
  if (status < 300)
    return mayBeEmpty
      ? []
      : [finding('error-success', `${what} is answered with ${status}, as if there were one; answer 404`)];
  return bodyFindings(answer, what);
}

/** A call without the session that it needs. */
export function sessionlessFindings(answer: Answer): Finding[] {
  const { status } = answer;
  const what = 'a request without a session';
  if (status < 300)
    return [finding('open', `${what} is answered with ${status}: anybody can read it; answer 401`)];
  if (status !== 401)
    return [
      finding(
        'sessionless-status',
        `${what} is answered with ${status}, at which no widget asks to sign in; answer 401`,
      ),
    ];
  return bodyFindings(answer, what);
}
