/** Answers of the calls: what is read of them, and failures in the shapes that widgets understand. */
import type { GenericSchema } from 'valibot';
import { is } from 'valibot';
import type { Definition } from '../../src/services/http/types';
import type { CallExample } from './examples';
import { answerSchema, type JsonSchema } from './schemas';

const failure = (description: string, example: JsonSchema) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example } },
});

/** What a widget makes of each status (src/services/http/problem.ts, src/services/http/refusal.ts). */
export const FAILURE_RESPONSES = {
  Rejected: failure(
    'The input is rejected. Messages of `errors` are shown at the fields of their names, all others above the form.',
    { errors: [{ field: 'email', message: 'E-mail inválido' }] },
  ),
  NoSession: failure(
    'The credentials are missing or not valid. The session ends for all widgets of the page, and what was typed stays.',
    { error: 'the token has expired' },
  ),
  Forbidden: failure('The caller may not do this. No retry is offered.', { error: 'only for offer_admin' }),
  Missing: failure('There is no such thing. Read as nothing found where a screen can show that.', {
    error: 'there is no such car',
  }),
  Conflict: failure(
    'The state of the thing has changed: shown as it is now, and asked again. `reason` is a code that some calls describe.',
    { error: 'the record has changed', reason: 'VERSION' },
  ),
  TooLarge: failure('The file is too large. The visitor is asked for a smaller one.', { error: 'too large' }),
  TooMany: failure('Too many attempts. The visitor is asked to wait.', { error: 'too many attempts' }),
  Unavailable: failure(
    'The service failed. A GET is tried three times in all, after about 0.3 and 0.9 seconds (500, 502, 503, 504); nothing else is sent again by itself.',
    { error: 'try again later' },
  ),
} as const;

const MESSAGE: JsonSchema = { type: 'string', maxLength: 300 };
const MESSAGES: JsonSchema = {
  description:
    'A text, a list of texts, or an object with one of the keys message, messages, msg and detail.',
  anyOf: [
    MESSAGE,
    { type: 'array', items: MESSAGE },
    {
      type: 'object',
      properties: {
        message: MESSAGE,
        messages: { type: 'array', items: MESSAGE },
        msg: MESSAGE,
        detail: MESSAGE,
      },
    },
  ],
};

/** The bodies of failures. */
export const FAILURE_SCHEMAS: Record<string, JsonSchema> = {
  Failure: {
    type: 'object',
    description: 'The body of an answer outside 200 to 299. A body of any other kind counts as no body.',
    properties: {
      error: { type: 'string', description: 'For developers; never shown.' },
      reason: { type: 'string', description: 'A code that the call describes.' },
      errors: { $ref: '#/components/schemas/Errors' },
    },
  },
  Errors: {
    description:
      "Why an input is rejected, in the page's language, shown to the visitor as plain text. Fields have the names of the request's body; those in objects are joined by dots.",
    anyOf: [
      MESSAGE,
      {
        type: 'array',
        maxItems: 50,
        items: {
          anyOf: [MESSAGE, { type: 'object', properties: { field: { type: 'string' }, message: MESSAGE } }],
        },
      },
      { type: 'object', additionalProperties: MESSAGES },
    ],
  },
};

const ref = (name: keyof typeof FAILURE_RESPONSES) => ({ $ref: `#/components/responses/${name}` });

function failuresOf({ method, auth, wire, query }: Definition): Record<string, { $ref: string }> {
  const isOpen = auth === 'public' || wire?.bare;
  return {
    ...((method !== 'GET' || query) && { 400: ref('Rejected') }),
    ...(!isOpen && { 401: ref('NoSession'), 403: ref('Forbidden') }),
    404: ref('Missing'),
    ...(method !== 'GET' && { 409: ref('Conflict'), 422: ref('Rejected') }),
    ...(wire?.sends && { 413: ref('TooLarge') }),
    429: ref('TooMany'),
    '5XX': ref('Unavailable'),
  };
}

/** The content of a successful answer; undefined if no body is read. */
function contentOf(
  { returns, wire }: Definition,
  { answer, fileType }: CallExample,
  entities: Record<string, GenericSchema>,
): Record<string, object> | undefined {
  if (!returns) return undefined;
  if (wire?.reads) {
    const type = fileType ?? 'application/octet-stream';
    return { [type]: { schema: { type: 'string', format: 'binary' } } };
  }
  const schema = answerSchema(returns, entities);
  return { 'application/json': { schema, ...(answer !== undefined && { example: answer }) } };
}

/** Returns the responses of a call by status. */
export function responsesOf(
  definition: Definition,
  example: CallExample,
  entities: Record<string, GenericSchema>,
): Record<string, object> {
  const content = contentOf(definition, example, entities);
  const { returns } = definition;
  const isOptional = !returns || is(returns, undefined);
  const nothing = {
    description: returns ? 'Nothing found.' : 'Done. A body is not read, with any status of 200 to 299.',
  };
  return {
    ...(content && { 200: { description: 'The answer.', content } }),
    ...(isOptional && { 204: nothing }),
    ...failuresOf(definition),
  };
}
