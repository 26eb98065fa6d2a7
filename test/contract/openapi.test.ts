/** Each call as the transport sends it is a request of its OpenAPI document, also under the names of a service. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { ROUTES } from '#demo-pages/sandbox/services';
import { forgetGuest } from '#features/orders/guest/guest-identity';
import { noteSignOut } from '#page/session/sign-outs';
import { ALL } from '#scripts/openapi/documents';
import { type AnyCall, CATALOGUE } from '#services/catalogue';
import { renamedDocuments, wholeDocument } from '../unit/scripts/openapi/lib/documents';
import { OTHER_NAMES } from '../unit/scripts/openapi/lib/other-names';
import { requestsOf } from './document-requests';
import { makePage, signIn } from './page';

const ORIGIN = 'http://127.0.0.1:1';
const requests = requestsOf(await wholeDocument());
const { [ALL]: renamed } = await renamedDocuments(OTHER_NAMES);
if (!renamed) throw new Error('there is no document of all services');
const renamedRequests = requestsOf(renamed);

const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
const calls = CATALOGUE.map(({ call }) => [call.definition.id, call] as const);
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeAll(() => {
  makePage(ORIGIN);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockReturnValue();
});
beforeEach(() => {
  forgetGuest();
  fetched.mockReset();
  fetched.mockImplementation(async (url) =>
    url.endsWith('/names.json') ? Response.json(OTHER_NAMES) : new Response(null, { status: 204 }),
  );
});

/** Makes a call with its example; resolves to its request, undefined if it is not sent. */
async function requestOf(call: AnyCall, options: object = {}): Promise<[string, RequestInit] | undefined> {
  await call(exampleOf(routes.get(call.definition.id) as Route), options).catch(() => undefined);
  return fetched.mock.calls.find(([url]) => !url.endsWith('/names.json'));
}
const callerFor = (id: string) => callerOf(routes.get(id) as Route);

describe('a request is one of its document', () => {
  it.each(calls)('%s', async (id, call) => {
    signIn(callerFor(id));
    const sent = await requestOf(call);
    if (!sent) throw new Error(`${id} is not sent`);
    requests.expectRequest(id, sent);
  });
});

it('a key of an intent is in the header that the page names', async () => {
  const meta = document.createElement('meta');
  meta.name = 'vitrine:idempotency-header';
  meta.content = 'Idempotency-Key';
  document.head.append(meta);
  for (const [id, call] of calls.filter(([, { definition }]) => definition.method !== 'GET')) {
    fetched.mockClear();
    signIn(callerFor(id));
    const sent = await requestOf(call, { idempotencyKey: 'a'.repeat(32) });
    expect(new Headers(sent?.[1].headers).get('idempotency-key')).toBe('a'.repeat(32));
    requests.expectRequest(id, sent ?? ['', {}]);
  }
  meta.remove();
});

describe('a request under the names of a service is one of the renamed document', () => {
  beforeAll(() => {
    const meta = document.createElement('meta');
    meta.name = 'vitrine:wire';
    meta.content = '/names.json';
    document.head.append(meta);
    return () => meta.remove();
  });

  it.each(calls)('%s', async (id, call) => {
    signIn(callerFor(id));
    const sent = await requestOf(call);
    if (!sent) throw new Error(`${id} is not sent`);
    renamedRequests.expectRequest(id, sent);
  });
});

describe('a request has the credentials of its document, or is not sent', () => {
  it.each(calls)('%s', async (id, call) => {
    for (const user of [callerFor(id), undefined]) {
      fetched.mockClear();
      forgetGuest();
      signIn(user);
      // One that has ended by itself is no guest's.
      if (!user) noteSignOut();
      const sent = await requestOf(call);
      const headers = new Headers(sent?.[1].headers);
      expect([user, requests.hasCredentials(id, headers)]).toEqual([user, sent !== undefined]);
    }
  });
});
