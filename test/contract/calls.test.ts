import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { ROUTES } from '#demo-pages/sandbox/services';
import { forgetGuest } from '#features/orders/guest/guest-identity';
import { noteSignOut } from '#page/session/sign-outs';
import { type AnyCall, CATALOGUE } from '#services/catalogue';
import { ServiceError } from '#services/http/service-error';
import type { Definition } from '#services/http/types';
import { makePage, signIn } from './page';
import { type Seen, type Server, startServer } from './server';

// Tries of a GET follow each other at once: how long they wait is a matter of its own unit test.
vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

const BRAND = 'fiat';
const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
const send = globalThis.fetch;
let server: Server;
/** What the next requests of a call meet. */
let fault: string | undefined;

beforeAll(async () => {
  server = await startServer();
  makePage(server.origin);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (fault) request.headers.set('x-sandbox-fault', fault);
    return send(request);
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const services = new Set(CATALOGUE.map(({ service }) => service));
  console.info(`${CATALOGUE.length} calls of ${services.size} services`);
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => {
  fault = undefined;
});

const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};

interface Sent {
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  [param: string]: unknown;
}

/** The path as the definition and the example give it, in a way of its own. */
function pathOf({ definition, base }: Route, input: Sent): string {
  const { path, wire } = definition;
  const under = wire?.under?.[BRAND] ?? wire?.under?.['*'] ?? '';
  const segments = path.split('/').filter(Boolean);
  const filled = segments.flatMap((segment) => {
    const [, name, many] = /^\{([^}*]+)(\*?)\}$/.exec(segment) ?? [];
    if (!name) return segment;
    const value = String(input[name]);
    return many ? value.split('/').map(encodeURIComponent) : encodeURIComponent(value);
  });
  return [`/api/${base}${under}`, ...filled].join('/');
}

/** Calls that no service could tell apart: an image is fetched as it is checked. Most have none but themselves. */
const twinsOf = ({ base, definition: { method, path, query } }: Route): string[] =>
  ROUTES.filter(
    ({ base: theirs, definition: other }) =>
      theirs === base && other.method === method && other.path === path && !query === !other.query,
  ).map(({ definition }) => definition.id);

/** Keys and values of the query, in an order that says nothing; those of one key keep theirs. */
function pairsOf(query: Record<string, unknown>, joined: readonly string[] = []): string[] {
  return Object.entries(query)
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? joined.includes(name)
          ? [`${name}=${value.join(',')}`]
          : value.map((each) => `${name}=${each}`)
        : [`${name}=${value}`],
    )
    .sort();
}

/** The authorization header as the log keeps it: the scheme, and nothing of the token. */
function schemeOf({ auth = 'none-stated', staff, wire }: Definition): string | undefined {
  if (wire?.bare) return undefined;
  if (auth === 'basic') return 'Basic ***';
  return !staff && ['public', 'client-id-secret'].includes(auth) ? undefined : 'Bearer ***';
}

/** Headers that are no browser's own. */
const isOurs = (name: string) => /^(x-(?!sandbox)|hub-|content-range)/.test(name);

/** Those a call carries when somebody is signed in: what the page knows, and what the caller passes. */
function headersOf({ auth, wire }: Definition, input: Sent): string[] {
  const known = ['x-brand', 'x-context', 'x-site-host', 'x-timezone'];
  const names = [...(wire?.headers ?? []), ...(auth === 'id-token' ? ['x-context'] : [])];
  return names.filter((name) => known.includes(name) || name in (input.headers ?? {})).sort();
}

describe.each(CATALOGUE.map(({ call }) => [call.definition.id, call] as const))('%s', (id, call: AnyCall) => {
  const route = routes.get(id) as Route;
  const { definition } = call;
  const { method, returns, wire, auth, staff } = definition;
  const input = exampleOf(route) as Sent;
  // A 401 ends the session; another call may have made a guest.
  beforeEach(() => {
    forgetGuest();
    signIn(callerOf(route));
  });

  it('answers what it promises, asked as the table says', async () => {
    await server.post('reset');
    const answer = await call(input);
    if (returns && !/optional|nullish/.test(returns.type)) expect(answer).toBeDefined();
    const sent = (await server.seen()) as Seen;
    const { headers } = sent;
    const { pathname, searchParams } = new URL(sent.address, server.origin);
    expect([sent.method, pathname]).toEqual([method, pathOf(route, input)]);
    expect(twinsOf(route)).toContain(sent.call);
    expect(sent.status).toBeLessThan(300);
    const asked = [...searchParams].map(([name, value]) => `${name}=${value}`).sort();
    // The schema adds what the call says on its own: page 0, size 20.
    const query = definition.query ? parse(definition.query, input.query ?? {}) : {};
    expect(asked).toEqual(pairsOf(query as Record<string, unknown>, wire?.joined));
    expect(headers.authorization).toBe(schemeOf(definition));
    expect(headers['accept-language']).toBe(wire?.language ?? 'pt-BR');
    expect('client_id' in headers).toBe(auth === 'client-id-secret');
    expect(Object.keys(headers).filter(isOurs).sort()).toEqual(headersOf(definition, input));
    expect(headers).toMatchObject(input.headers ?? {});
    if (method !== 'GET' && definition.body) {
      expect(headers['content-type']).toMatch(wire?.sends ? /^multipart\/form-data; boundary=/ : /json/);
    }
  });

  it.each([400, 401, 403, 404, 409, 422, 500])('ends in its status for %i', async (status) => {
    fault = String(status);
    expect(await failure(call(input))).toMatchObject({ kind: 'http', status, call: id });
  });
  it('ends in network where the connection drops', async () => {
    fault = 'drop';
    expect(await failure(call(input))).toMatchObject({ kind: 'network', call: id });
  });
  it('ends in timeout where no answer comes', async () => {
    fault = 'timeout';
    expect(await failure(call(input, { timeout: 25 }))).toMatchObject({ kind: 'timeout', call: id });
  });
  it('ends in canceled where the caller aborts', async () => {
    fault = 'timeout';
    const end = new AbortController();
    const ended = failure(call(input, { signal: end.signal }));
    setTimeout(() => end.abort(), 5);
    expect(await ended).toMatchObject({ kind: 'canceled', call: id });
  });
  it.each(['malformed', 'shape'])(
    '%s: an answer that is not the promised one never passes for it',
    async (bad) => {
      fault = bad;
      // Where nothing is promised, nothing is read.
      if (!returns) expect(await call(input)).toBeUndefined();
      else expect(await failure(call(input))).toMatchObject({ kind: 'shape', call: id, status: 200 });
    },
  );
  if (auth === 'bearer' || auth === 'id-token' || staff) {
    it(wire?.guest ? 'goes as a guest without a session' : 'asks nobody without a session', async () => {
      signIn();
      // One that has ended by itself is no guest's.
      noteSignOut();
      await server.post('reset');
      if (wire?.guest) {
        await call(input).catch(() => undefined);
        const { headers } = (await server.seen()) ?? { headers: {} };
        expect(headers).toHaveProperty('x-reservation-anonymous-guest');
        expect(headers).not.toHaveProperty('authorization');
      } else {
        expect(await failure(call(input))).toMatchObject({ kind: 'http', status: 401 });
        expect(await server.seen()).toBeUndefined();
      }
      signIn(callerOf(route));
    });
  }
});
