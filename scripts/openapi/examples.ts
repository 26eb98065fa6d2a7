/** Example requests and answers of every call, as the sandbox gives them at a fixed time. */
import { type GenericSchema, parse } from 'valibot';
import { type Answer, Reply, type Route } from '../../demo-pages/sandbox/answers';
import { createSandbox } from '../../demo-pages/sandbox/app';
import { callerOf, exampleOf } from '../../demo-pages/sandbox/examples';
import { accountOfToken } from '../../demo-pages/sandbox/rules/accounts';
import { ROUTES } from '../../demo-pages/sandbox/services';
import type { Definition } from '../../src/services/http/types';

/** The examples are the same whenever they are written. */
export const EXAMPLES_AT = Date.UTC(2026, 11, 1, 15);

/** Lists in examples are cut to this length: a document is read by people, too. */
export const LONGEST_LIST = 5;

export interface CallExample {
  params: Record<string, unknown>;
  /** As sent: with the call's defaults. */
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** The parsed JSON of the answer; undefined if it is a file or has no body. */
  answer: unknown;
  /** The content type of an answer that is a file or a text. */
  fileType: string | undefined;
}

/** Cuts the lists in a value. */
function cut(value: unknown, longest: number): unknown {
  if (Array.isArray(value)) return value.slice(0, longest).map((item) => cut(item, longest));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, longest)]));
}

/** Secrets that the sandbox makes at random; in a document they would differ each time it is written. */
const RANDOM_ID = /\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/g;
const FIXED_ID = '00000000-0000-4000-8000-000000000000';

const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value).replace(RANDOM_ID, FIXED_ID));

const sent = (schema: GenericSchema | undefined, value: unknown) =>
  schema && value !== undefined ? parse(schema, value) : undefined;

/** The credentials of a call, as the sandbox knows them; without a session where guests act for themselves. */
function authorization({ definition: { auth } }: Route, caller: string): Record<string, string> {
  if (auth === 'public' || auth === 'basic' || auth === 'client-id-secret') return {};
  return { authorization: `Bearer ${auth === 'id-token' ? 'id-' : ''}${caller}` };
}

async function exampleOfRoute(route: Route, now: number, longest: number): Promise<CallExample> {
  const { definition, answer } = route;
  const { query, body, credentials, headers = {}, ...params } = exampleOf(route) as Record<string, never>;
  const { world } = createSandbox({ now: () => now });
  const asked = {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: definition.query ? parse(definition.query, query ?? {}) : {},
    body: sent(definition.body, body),
    credentials,
    headers: new Headers({ ...authorization(route, callerOf(route)), ...(headers as object) }),
    url: new URL('https://services.example/'),
    user: accountOfToken(world, callerOf(route))?.user,
    world,
  };
  const given: unknown = await answer(asked as unknown as Parameters<Answer<Definition>>[0]);
  const value = given instanceof Reply ? given.value : given;
  const isFile = value instanceof Response;
  return {
    params,
    query: asked.query as Record<string, unknown>,
    headers,
    body: definition.wire?.sends ? undefined : asJson(asked.body),
    answer: isFile ? undefined : asJson(cut(asJson(value), longest)),
    fileType: isFile ? (value.headers.get('content-type')?.replace(/;.*/, '') ?? undefined) : undefined,
  };
}

/** Examples by the call's id. @throws {Error} naming the call that the sandbox does not answer */
export async function callExamples({
  now = EXAMPLES_AT,
  longest = LONGEST_LIST,
} = {}): Promise<Map<string, CallExample>> {
  const examples = new Map<string, CallExample>();
  for (const route of ROUTES) {
    const { id } = route.definition;
    try {
      examples.set(id, await exampleOfRoute(route, now, longest));
    } catch (cause) {
      throw new Error(`the sandbox does not answer the example of ${id}`, { cause });
    }
  }
  return examples;
}
