import type { Context } from 'hono';
import type { Definition } from '../../src/services/call';
import { type Answer, type Asked, Refusal, Reply, type Route } from './answers';
import { USERS } from './data/users';
import { failure, isFault, NoAnswer } from './faults';
import { checked, type Issue, queryValues } from './read-request';
import { paramsOf } from './routes';
import type { CallEntry } from './state';
import type { World } from './world';

/** Headers as the log keeps them. */
function withoutSecrets(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries(headers.entries());
  if (kept.authorization) kept.authorization = kept.authorization.replace(/ .*/, ' ***');
  if (kept.client_secret) kept.client_secret = '***';
  delete kept.cookie;
  return kept;
}

const token = (headers: Headers) => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** What the call needs and the request does not carry. */
function missingCredentials({ auth }: Definition, headers: Headers): string | undefined {
  if (auth === 'bearer' && !token(headers)) return 'Authorization: Bearer is required';
  if (auth === 'client-id-secret' && !(headers.get('client_id') && headers.get('client_secret'))) {
    return 'client_id and client_secret are required';
  }
  return undefined;
}

function bodyOf(text: string, issues: Issue[]): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ path: 'body', expected: 'JSON' });
    return undefined;
  }
}

const json = (status: number, value: unknown): Response =>
  value === undefined
    ? new Response(null, { status: status === 200 ? 204 : status })
    : Response.json(value, { status });

/** Checks a request by the call's own schemas and answers it. */
async function respond(route: Route, asked: Omit<Asked<Definition>, 'query' | 'body'>, text: string) {
  const { definition, answer } = route;
  const missing = missingCredentials(definition, asked.headers);
  if (missing) return json(401, { error: missing });
  const issues: Issue[] = [];
  const sent = definition.body ? bodyOf(text, issues) : undefined;
  const query = checked('query', definition.query, queryValues(definition.query, asked.url.searchParams));
  const body = checked('body', issues.length > 0 ? undefined : definition.body, sent);
  issues.push(...query.issues, ...body.issues);
  if (issues.length > 0) return json(400, { error: 'the request is not as the catalogue says', issues });
  try {
    const full = { ...asked, query: query.value, body: body.value } as Parameters<Answer<Definition>>[0];
    const value: unknown = await answer(full);
    if (value instanceof Response) return value;
    return value instanceof Reply ? json(value.status, value.value) : json(200, value);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, error.body);
    throw error;
  }
}

async function finish(entry: CallEntry, response: Response): Promise<Response> {
  entry.status = response.status;
  const text = await response.clone().text();
  try {
    entry.answer = text === '' ? null : JSON.parse(text);
  } catch {
    entry.answer = text;
  }
  return response;
}

/** Serves one request to a route: logged, failed where a fault is asked for, checked, answered. */
export const serveCall = (route: Route, world: World) => async (c: Context) => {
  const { definition, base } = route;
  const { headers, signal } = c.req.raw;
  const url = new URL(c.req.url);
  const text = await c.req.text();
  const wanted = headers.get('x-sandbox-fault');
  if (wanted && !isFault(wanted)) return json(400, { error: `there is no fault "${wanted}"` });
  const fault = wanted ?? world.state.takeFault(definition.id);
  const entry = world.state.log({
    ...world.state.stamp(),
    call: definition.id,
    service: base,
    method: definition.method,
    address: url.pathname + url.search,
    query: queryValues(definition.query, url.searchParams),
    headers: withoutSecrets(headers),
    body: text === '' ? null : (bodyOf(text, []) ?? text),
    fault: fault ?? null,
    status: null,
    answer: null,
  });
  try {
    const list = (definition.returns as { type?: string } | undefined)?.type === 'array';
    const failed = fault ? await failure(fault, { list }, signal) : undefined;
    if (failed) {
      const type = { 'content-type': 'application/json' };
      return await finish(entry, new Response(failed.text, { status: failed.status, headers: type }));
    }
    const params = paramsOf(route, c.req.param());
    const user = USERS[token(headers) ?? ''];
    return await finish(entry, await respond(route, { params, headers, url, user, world }, text));
  } catch (error) {
    entry.status = error instanceof NoAnswer ? 0 : 500;
    throw error;
  }
};
