// @vitest-environment happy-dom
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import Cookies from 'js-cookie';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Definition } from '../../src/services/call';
import { ServiceError } from '../../src/services/service-error';

/** A call of the catalogue, whatever it takes and gives. */
interface AnyCall {
  (input: object, options?: { signal?: AbortSignal }): Promise<unknown>;
  base: string;
  definition: Definition;
}

/** Every call of src/services, found rather than listed: a new one without a sample below fails. */
const files = import.meta.glob<Record<string, unknown>>('../../src/services/*.ts', { eager: true });
const calls = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one): one is Record<string, AnyCall> => typeof one === 'object' && one !== null)
  .flatMap((service) => Object.values(service))
  .filter((call) => typeof call === 'function' && 'definition' in call);

const lead = {
  firstName: 'Ana Souza',
  email: 'ana@exemplo.com',
  cpf: '529.982.247-25',
  phone: '11987654321',
  indSmsContact: true,
};
const place = { country: 'BR' };

/** What each call is made with, and what must go over the wire. */
const SAMPLES: Record<string, { input: object; query?: string; path: string }> = {
  'LEA-01': { input: { body: lead }, path: '/api/lead-integration' },
  'UAN-01': {
    input: { body: { jwtToken: null, payload: JSON.stringify(lead) } },
    path: '/api/user-analytics/useranalytics/send',
  },
  'USR-04': { input: {}, path: '/api/user/users/self' },
  'LOC-01': {
    input: { 'postal-service': 'postal', cep: '01310100' },
    path: '/api/location/cep/postal/01310100',
  },
  'LOC-02': {
    input: { 'public-lookup': 'publico', cep: '01310100' },
    path: '/api/location/cep/publico/01310100',
  },
  'LOC-03': { input: { cep: '01310100' }, path: '/api/location/cep/01310100' },
  'LOC-04': {
    input: { query: { ...place, state: 'SP', name: 'são' } },
    query: '?country=BR&state=SP&name=s%C3%A3o',
    path: '/api/location/city',
  },
  'LOC-10': { input: { c: 'BR' }, path: '/api/location/country/BR/state' },
  'LOC-11': {
    input: { query: { ...place, address: 'betim' } },
    query: '?country=BR&address=betim',
    path: '/api/location/geocode/suggestion',
  },
  'LOC-12': {
    input: { query: { ...place, locationId: '-46.63,-23.55' } },
    query: '?country=BR&locationId=-46.63%2C-23.55',
    path: '/api/location/geocode',
  },
  'DLR-16': { input: { g: 'fiat' }, path: '/api/dealer/v1/dealergroup/fiat/states' },
  'DLR-18': { input: { g: 'fiat', code: 'SP' }, path: '/api/dealer/v1/dealergroup/fiat/state/SP/cities' },
  'DLR-20': {
    input: { query: { brand: 'FIAT', stateCode: ['SP', 'RJ'] } },
    query: '?brand=FIAT&stateCode=SP&stateCode=RJ',
    path: '/api/dealer/v2/dealer/findDealersBy',
  },
  'DLR-21': {
    input: { query: { brand: 'FIAT', referenceLatitude: -23.55, referenceLongitude: -46.63, radius: 50 } },
    query: '?brand=FIAT&referenceLatitude=-23.55&referenceLongitude=-46.63&radius=50',
    path: '/api/dealer/v2/dealer/findDealersByRadius',
  },
  'BOT-01': { input: { body: { phoneNumber: '011987654321' } }, path: '/api/whatsapp/Phone/valid' },
  'BOT-02': {
    input: { brand: 'fiat', body: { phoneNumber: '011987654321' } },
    path: '/api/whatsapp/fiat/Lead/send',
  },
};

const byKey = ([a]: [string, string], [b]: [string, string]) => a.localeCompare(b);

let origin: string;
let server: ChildProcess;
const post = (path: string, body: object) =>
  fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};
/** The last call the sandbox saw. */
const seen = async () => {
  const all = (await (await fetch(`${origin}/sandbox/calls`)).json()) as {
    n: number;
    call: string;
    method: string;
    address: string;
    headers: Record<string, string>;
  }[];
  return all.sort((a, b) => b.n - a.n)[0];
};

beforeAll(async () => {
  // A process of its own: here modules live in a page, and a server does not.
  server = spawn(process.execPath, ['--import', 'tsx', 'demo-pages/server.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  origin = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
}, 30_000);
afterAll(() => {
  server.kill();
});
beforeEach(async () => {
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${origin}/`);
  document.head.innerHTML = `<meta name="vitrine:services" content="${origin}/api/{service}">
    <meta name="vitrine:lead-client-id" content="sandbox-client"><meta name="vitrine:lead-client-secret" content="sandbox-secret">`;
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  await post('reset', {});
});

it('knows every call', () => {
  expect(calls.map(({ definition }) => definition.id).sort()).toEqual(Object.keys(SAMPLES).sort());
  console.info(`${calls.length} calls of ${new Set(calls.map(({ base }) => base)).size} services`);
});

describe.each(calls.map((call) => [call.definition.id, call] as const))('%s', (id, call) => {
  const { input, path, query = '' } = SAMPLES[id] as (typeof SAMPLES)[string];
  const { method, auth = 'none-stated', returns } = call.definition;

  it('answers what it promises, asked as the catalogue says', async () => {
    const answer = await call(input);
    if (returns) expect(answer).toBeDefined();
    const sent = await seen();
    const { pathname, searchParams } = new URL(sent?.address ?? '', origin);
    expect([sent?.call, sent?.method, pathname]).toEqual([id, method, path]);
    // The order of keys says nothing, that of a key's own values does.
    expect([...searchParams].sort(byKey)).toEqual([...new URLSearchParams(query)].sort(byKey));
    const { authorization, client_id: clientId, 'accept-language': language } = sent?.headers ?? {};
    expect(language).toBe('pt-BR');
    expect(authorization !== undefined).toBe(!['public', 'client-id-secret'].includes(auth));
    expect(clientId !== undefined).toBe(auth === 'client-id-secret');
  });

  it.each([400, 401, 404, 409, 422, 500])('ends in its status for %i', async (status) => {
    await post('faults', { call: id, fault: String(status) });
    expect(await failure(call(input))).toMatchObject({ kind: 'http', status, call: id });
  });
  it('ends in network where the connection drops', async () => {
    await post('faults', { call: id, fault: 'drop' });
    expect(await failure(call(input))).toMatchObject({ kind: 'network', call: id });
  });
  it('ends in canceled where the caller aborts', async () => {
    await post('faults', { call: id, fault: 'slow' });
    const end = new AbortController();
    setTimeout(() => end.abort(), 50);
    expect(await failure(call(input, { signal: end.signal }))).toMatchObject({ kind: 'canceled', call: id });
  });
  if (returns) {
    it.each(['malformed', 'shape'])('ends in shape for an answer that is %s', async (fault) => {
      await post('faults', { call: id, fault });
      const error = await call(input).catch((reason: unknown) => reason);
      // A call that promises nothing in particular takes any object.
      if (fault === 'malformed' || error instanceof ServiceError)
        expect(error).toMatchObject({ kind: 'shape', call: id });
      else expect(error).toMatchObject({ unexpected: true });
    });
  }
  if (auth === 'bearer') {
    it('asks nobody without a session', async () => {
      Cookies.remove('vitrine_session', { path: '/' });
      expect(await failure(call(input))).toMatchObject({ kind: 'http', status: 401 });
      expect(await seen()).toBeUndefined();
    });
  }
});

it('a number check gives up after three seconds', async () => {
  await post('faults', { call: 'BOT-01', fault: 'timeout' });
  const check = calls.find(({ definition }) => definition.id === 'BOT-01') as AnyCall;
  expect(await failure(check(SAMPLES['BOT-01']?.input as object))).toMatchObject({ kind: 'timeout' });
}, 10_000);
