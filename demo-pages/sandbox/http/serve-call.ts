import type { Context } from 'hono';
import type { Definition } from '#services/http/types';
import { type Answer, Refusal, Reply, type Route } from '../answers';
import { failure, isFault, NoAnswer } from '../faults';
import { inSpanish } from '../lib/in-spanish';
import { languageOf } from '../lib/language';
import { roleNeeded } from '../roles';
import { accountOfToken } from '../rules/accounts';
import { sentAnswer } from '../rules/answer-changes';
import { answerList } from '../rules/list-manners';
import { serviceManners } from '../rules/service-manners';
import { hasIdentityEnded } from '../rules/sign-ins';
import { type CallEntry, IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';
import { basicOf, missing, tokenOf, withoutSecrets } from './credentials';
import { forLog, readBody } from './read-body';
import { checked, type Issue, queryValues } from './read-request';
import { paramsOf } from './routes';

const json = (status: number, value: unknown): Response =>
  value === undefined
    ? new Response(null, { status: status === 200 ? 204 : status })
    : Response.json(value, { status });

interface Arrived {
  request: Request;
  url: URL;
  /** The request as sent, read once. */
  body: unknown;
  /** Problems found before validation. */
  unreadable: readonly Issue[];
}

/** The request in the terms of a call's schemas, and its problems. */
function read({ definition }: Route, { url, body, unreadable }: Arrived) {
  const { query, body: schema, wire } = definition;
  const asked = checked('query', query, queryValues(query, url.searchParams, wire?.joined));
  const sent = unreadable.length > 0 ? { value: undefined, issues: [] } : checked('body', schema, body);
  const issues = [...(schema ? unreadable : []), ...asked.issues, ...sent.issues];
  return { query: asked.value, body: sent.value, issues };
}

/** Validates a request by the call's schemas and answers it. */
async function respond(route: Route, arrived: Arrived, world: World): Promise<Response> {
  const { definition, answer } = route;
  const { headers } = arrived.request;
  const lacking = missing(definition, headers);
  if (lacking) return json(401, { error: lacking });
  if (definition.auth === 'id-token' && hasIdentityEnded(world, tokenOf(headers)))
    return json(401, { error: 'the identity has ended' });
  const { query, body, issues } = read(route, arrived);
  const params = paramsOf(route, arrived.url.pathname);
  const reason = definition.refuse?.({ ...params, query, body });
  if (issues.length > 0) return json(400, { error: 'the request is not as the catalogue says', issues });
  if (reason) return json(400, { error: reason });
  const user = accountOfToken(world, tokenOf(headers))?.user;
  const credentials = basicOf(headers);
  const role = roleNeeded(definition);
  if (role && !user?.roles.includes(role) && !serviceManners(world).admitsAllStaff)
    return json(403, { error: `only for ${role}` });
  const translate = (value: unknown) => (languageOf(headers) === 'es-AR' ? inSpanish(value) : value);
  const say = (value: unknown) => sentAnswer(world, definition, translate(value));
  try {
    const asked = { params, query, body, credentials, headers, url: arrived.url, user, world };
    type Asked = Parameters<Answer<Definition>>[0];
    const value = await answerList(definition.id, asked as unknown as Asked, answer);
    if (value instanceof Response) return value;
    if (!(value instanceof Reply)) return json(200, say(value));
    return json(value.status, value.status < 300 ? say(value.value) : translate(value.value));
  } catch (error) {
    // A service that reports by codes does so in an answer.
    const isCoded = error instanceof Refusal && 'code' in error.body && serviceManners(world).codesInAnswers;
    if (error instanceof Refusal) return json(isCoded ? 200 : error.status, translate(error.body));
    throw error;
  }
}

async function finish(entry: CallEntry, response: Response): Promise<Response> {
  entry.status = response.status;
  const type = response.headers.get('content-type') ?? '';
  if (!/json|text|svg|^$/.test(type)) {
    entry.answer = type;
    return response;
  }
  const text = await response.clone().text();
  try {
    entry.answer = text === '' ? null : forLog(JSON.parse(text));
  } catch {
    entry.answer = text;
  }
  return response;
}

/** The key of an attempt, wherever a request has it; empty for none. */
function keyOf({ request, url, body }: Arrived): string {
  const { idempotencyKey, random } = (body ?? {}) as Record<string, unknown>;
  const inQuery = url.searchParams.get('idempotencyKey');
  return String(idempotencyKey ?? inQuery ?? request.headers.get(IDEMPOTENCY_HEADER) ?? random ?? '');
}

/** Serves one request to the calls of a pattern: logs it, applies a fault if requested, validates and answers. */
export const serveCall = (routes: readonly Route[], world: World) => async (c: Context) => {
  const { headers, signal } = c.req.raw;
  const url = new URL(c.req.url);
  const text = await c.req.raw.clone().text();
  const unreadable: Issue[] = [];
  const [first] = routes as [Route];
  const body = first.definition.body
    ? await readBody(first.definition, c.req.raw, text, unreadable)
    : undefined;
  const arrived = { request: c.req.raw, url, body, unreadable };
  const asked = routes.filter(({ isAsked }) => isAsked(headers));
  const route = asked.find((each) => read(each, arrived).issues.length === 0) ?? asked[0] ?? first;
  const { definition, base } = route;
  const wanted = headers.get('x-sandbox-fault');
  if (wanted && !isFault(wanted)) return json(400, { error: `there is no fault "${wanted}"` });
  const fault = wanted ?? world.state.takeFault(definition.id);
  const entry = world.state.log({
    ...world.state.stamp(),
    call: definition.id,
    service: base,
    method: definition.method,
    address: url.pathname + url.search,
    query: queryValues(definition.query, url.searchParams, definition.wire?.joined),
    headers: withoutSecrets(headers),
    body: forLog(body ?? (text || null)),
    fault: fault ?? null,
    status: null,
    answer: null,
  });
  try {
    if (fault === 'taken') {
      const key = keyOf(arrived);
      world.state.enter(definition.id, key, `${definition.id} ${key || world.state.stamp().n}`);
      throw new NoAnswer();
    }
    if (fault === 'lost') {
      await respond(route, arrived, world);
      throw new NoAnswer();
    }
    const failed = fault ? await failure(fault, definition, signal) : undefined;
    if (failed) {
      const type = { 'content-type': 'application/json' };
      return await finish(entry, new Response(failed.text, { status: failed.status, headers: type }));
    }
    return await finish(entry, await respond(route, arrived, world));
  } catch (error) {
    entry.status = error instanceof NoAnswer ? 0 : 500;
    throw error;
  }
};
