/** Each call as the transport sends it is a request of its OpenAPI document. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { ROUTES } from '#demo-pages/sandbox/services';
import { forgetGuest } from '#page/guest-access';
import { noteSignOut } from '#page/sign-outs';
import { SECURITY_SCHEMES } from '#scripts/lib/openapi/security';
import { type AnyCall, CATALOGUE } from '#services/catalogue';
import { operationsIn, wholeDocument } from '../unit/scripts/openapi/lib/documents';
import { validatorsOf } from '../unit/scripts/openapi/lib/validators';
import { makePage, signIn } from './page';

const ORIGIN = 'http://127.0.0.1:1';
const document = await wholeDocument();
const validatorOf = validatorsOf(document);
const operations = operationsIn(document);
const securities = new Map(
  operations.flatMap(({ operation }) =>
    (operation['x-vitrine-calls'] as string[]).map((call) => [call, operation.security] as const),
  ),
);
const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  explode?: boolean;
  schema: { type?: string; anyOf?: { type?: string }[]; items?: { type?: string } };
}

beforeAll(() => {
  makePage(ORIGIN);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockReturnValue();
});
beforeEach(() => {
  forgetGuest();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
});

/** Matches the address of a path in the document. */
const patternOf = (path: string, parameters: readonly (Parameter & Record<string, unknown>)[]) => {
  const many = parameters.filter((parameter) => parameter['x-vitrine-many-segments']).map(({ name }) => name);
  const parts = path.split(/\{([^}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return many.includes(part) ? '.+' : '[^/]+';
  });
  return new RegExp(`^/api${parts.join('')}$`);
};

const typesOf = ({ type, anyOf = [], items }: Parameter['schema']): (string | undefined)[] => [
  type,
  items?.type,
  ...anyOf.map((option) => option.type),
];

/** The value that a query text stands for. */
function sentValue(texts: readonly string[], { schema, explode }: Parameter): unknown {
  const types = typesOf(schema);
  const read = (text: string) => {
    if (
      (types.includes('number') || types.includes('integer')) &&
      text !== '' &&
      Number.isFinite(Number(text))
    )
      return Number(text);
    return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  if (schema.type !== 'array') return read(texts.at(-1) ?? '');
  return (explode === false ? texts.flatMap((text) => text.split(',')) : texts).map(read);
}

/** Headers of all requests, which OpenAPI does not list. */
const USUAL = ['accept', 'content-type', 'authorization'];

describe.each(CATALOGUE.map(({ call }) => [call.definition.id, call] as const))('%s', (id, call: AnyCall) => {
  const route = routes.get(id) as Route;
  const input = exampleOf(route);

  /** The request of the call, and its operation. */
  async function request() {
    await call(input).catch(() => undefined);
    const [url = '', init = {}] = fetched.mock.calls[0] ?? [];
    const { pathname, searchParams } = new URL(url);
    const found = operations.filter(
      ({ path, method, operation }) =>
        (operation['x-vitrine-calls'] as string[]).includes(id) &&
        method === init.method?.toLowerCase() &&
        patternOf(path, operation.parameters as never).test(pathname),
    );
    expect(found.length).toBe(1);
    const [{ operation } = { operation: undefined }] = found;
    if (!operation) throw new Error(`${id} is in no document`);
    return { operation, searchParams, init, headers: new Headers(init.headers) };
  }

  it('is a request of its document', async () => {
    signIn(callerOf(route));
    const { operation, searchParams, init, headers } = await request();
    const parameters = operation.parameters as Parameter[];
    const query = parameters.filter((parameter) => parameter.in === 'query');
    expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(searchParams.keys())]));
    for (const parameter of query) {
      const texts = searchParams.getAll(parameter.name);
      if (texts.length === 0) expect([parameter.name, parameter.required]).toEqual([parameter.name, false]);
      else expect(validatorOf(parameter.schema)(sentValue(texts, parameter))).toBe(true);
    }
    const named = parameters.filter((parameter) => parameter.in === 'header');
    const required = named.flatMap((parameter) => (parameter.required ? parameter.name : []));
    expect([...headers.keys()]).toEqual(expect.arrayContaining(required));
    const credentials = Object.values(SECURITY_SCHEMES).flatMap((scheme) =>
      'name' in scheme ? scheme.name : [],
    );
    const known = [...USUAL, ...named.map(({ name }) => name), ...credentials];
    expect([...headers.keys()].filter((name) => !known.includes(name))).toEqual([]);
    const { content = {} } = (operation.requestBody ?? {}) as {
      content?: Record<string, { schema: object }>;
    };
    const json = content['application/json'];
    if (typeof init.body === 'string')
      expect(json && validatorOf(json.schema)(JSON.parse(init.body))).toBe(true);
    else if (init.body) {
      const form = content['multipart/form-data'] as { schema: { properties: object } };
      const parts = [...(init.body as FormData).keys()];
      expect(Object.keys(form.schema.properties)).toEqual(expect.arrayContaining(parts));
    } else expect((operation.requestBody as { required?: boolean } | undefined)?.required).not.toBe(true);
  });

  it.each([
    ['with a session', true],
    ['without one', false],
  ])('has the credentials of its document %s', async (_, isSignedIn) => {
    signIn(isSignedIn ? callerOf(route) : undefined);
    noteSignOut();
    if (isSignedIn) signIn(callerOf(route));
    await call(input).catch(() => undefined);
    const isSent = fetched.mock.calls.length > 0;
    const security = (securities.get(id) ?? []) as Record<string, []>[];
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    const has = (name: string): boolean => {
      const scheme = SECURITY_SCHEMES[name as keyof typeof SECURITY_SCHEMES];
      if ('name' in scheme) return headers.has(scheme.name);
      return new RegExp(`^${scheme.scheme} `, 'i').test(headers.get('authorization') ?? '');
    };
    const isMet = security.length === 0 || security.some((each) => Object.keys(each).every(has));
    // What its document does not let pass is not sent.
    expect(isSent).toBe(isMet);
    if (security.length === 0) expect(headers.has('authorization')).toBe(false);
  });
});
