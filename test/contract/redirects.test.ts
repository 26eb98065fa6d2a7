import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { ROUTES } from '#demo-pages/sandbox/services';
import { type AnyCall, CATALOGUE } from '#services/catalogue';
import { ServiceError } from '#services/http/service-error';
import { makePage, signIn } from './page';

vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

/** A request with all that it brought. */
interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  bytes: number;
}

/** A server of an origin of its own. */
async function listen(answer: (request: IncomingMessage) => { status: number; location?: string }) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, bytes });
      const { status, location } = answer(request);
      response.writeHead(status, location ? { location } : {}).end();
    });
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
/** Nothing of the visitor or the page goes with these: whoever has the file may answer. */
const isPublicFile = ({ definition: { method, wire } }: AnyCall) => method === 'GET' && !!wire?.bare;
const idOf = ({ definition: { id } }: AnyCall) => id;

let status = 307;
let elsewhere: Awaited<ReturnType<typeof listen>>;
let service: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  elsewhere = await listen(() => ({ status: 204 }));
  service = await listen(({ url }) => ({ status, location: `${elsewhere.origin}${url}` }));
  makePage(service.origin);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterAll(() => {
  service.close();
  elsewhere.close();
});
beforeEach(() => {
  status = 307;
  service.received.length = 0;
  elsewhere.received.length = 0;
});

/** Makes a call with all that it may carry: a session, the page's credentials, a body, files. */
async function make(call: AnyCall): Promise<unknown> {
  const route = routes.get(call.definition.id);
  if (!route) throw new Error(`the sandbox has no ${call.definition.id}`);
  signIn(callerOf(route) ?? 'ana');
  return call(exampleOf(route)).catch((error: unknown) => error);
}

describe('a service that redirects to another origin', () => {
  const calls = CATALOGUE.map(({ call }) => call);

  it.each(calls.filter((call) => !isPublicFile(call)).map((call) => [idOf(call), call] as const))(
    '%s: nothing arrives there',
    async (id, call) => {
      const error = await make(call);
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({
        kind: 'config',
        call: id,
        message: expect.stringContaining('redirected'),
      });
      expect(service.received).toHaveLength(1);
      expect(elsewhere.received).toEqual([]);
    },
  );

  it.each([301, 302, 303, 308])('nothing arrives with status %i either', async (other) => {
    status = other;
    for (const id of ['LEA-01', 'USR-01', 'UPL-01', 'MDL-01']) {
      const call = calls.find((one) => idOf(one) === id);
      if (call) await make(call);
    }
    expect(service.received.length).toBeGreaterThan(2);
    expect(elsewhere.received).toEqual([]);
  });

  it.each(calls.filter(isPublicFile).map((call) => [idOf(call), call] as const))(
    '%s: a public file is read there, and nothing goes along',
    async (_, call) => {
      await make(call);
      const [first] = elsewhere.received;
      expect(first).toMatchObject({ method: 'GET', bytes: 0 });
      const own = Object.keys(first?.headers ?? {}).filter((name) =>
        /^(authorization|cookie|client_|x-|hub-)/.test(name),
      );
      expect(own).toEqual([]);
    },
  );
});

describe('a page that configures one service', () => {
  it.each(CATALOGUE.map(({ call }) => [idOf(call), call] as const))(
    '%s: only its own base is asked',
    async (_, call) => {
      const before = document.head.innerHTML;
      status = 204;
      const base = call.base;
      document.head.innerHTML = before.replace(/<meta name="vitrine:service[^>]*>/g, '');
      const other = base === 'user' ? 'dealer' : 'user';
      document.head.insertAdjacentHTML(
        'beforeend',
        `<meta name="vitrine:service:${other}" content="${elsewhere.origin}">`,
      );
      try {
        expect(await make(call)).toMatchObject({ kind: 'config' });
        expect([...service.received, ...elsewhere.received]).toEqual([]);
        document.head.insertAdjacentHTML(
          'beforeend',
          `<meta name="vitrine:service:${base}" content="${service.origin}/own">`,
        );
        await make(call);
        expect(service.received).toHaveLength(1);
        expect(elsewhere.received).toEqual([]);
      } finally {
        document.head.innerHTML = before;
      }
    },
  );
});
