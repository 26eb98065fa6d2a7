import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowedHost, refusalOf } from '#demo-pages/server/local-server.mjs';
import { serveFolder } from '#scripts/system/static-server.mjs';
import { startServer } from '../../bench/server.mjs';
import { rawRequest } from '../lib/raw-request';

describe('a Host header', () => {
  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.0.0.1:4173', '[::1]', '[::1]:4173'])(
    '%s names this machine',
    (host) => expect(isAllowedHost(host)).toBe(true),
  );

  it.each([
    undefined,
    '',
    'attacker.example',
    'localhost.attacker.example:4173',
    'attacker.example:127.0.0.1',
    'localhost@attacker.example',
    '127.0.0.1.nip.io',
    '127.0.0.2',
    '0.0.0.0:4173',
    '192.168.0.7:4173',
    'localhost:80:80',
    'localhost\nattacker.example',
  ])('%s does not', (host) => expect(isAllowedHost(host)).toBe(false));

  it('may have a name that the developer allows, and no part of it', () => {
    const allowed = ['Phone.Example'];
    expect(isAllowedHost('phone.example:443', allowed)).toBe(true);
    expect(isAllowedHost('my.phone.example', allowed)).toBe(false);
    expect(isAllowedHost('localhost', allowed)).toBe(true);
  });
});

describe('a request', () => {
  const headers = { host: 'localhost' };

  it.each(['/a%20b', '/%e2%82%ac?x=%', '/a/../b', '/..%2f..%5c'])('for %s is answered', (url) =>
    expect(refusalOf({ url, headers })).toBeUndefined(),
  );

  it.each(['', '/%', '/%zz?a', '/%e2%82', '/a%00b', 'http://localhost/', '*', '//%'])(
    'for "%s" is refused as malformed',
    (url) => expect(refusalOf({ url, headers })).toBe(400),
  );

  it('with a body is refused above the limit', () => {
    const ask = (length: string, limit?: number) =>
      refusalOf({ url: '/', headers: { ...headers, 'content-length': length } }, limit ? { limit } : {});
    expect([ask('1000000'), ask('1000001'), ask('1000001', 2_000_000)]).toEqual([undefined, 413, undefined]);
  });
});

describe('the static server', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let port: number;
  beforeAll(async () => {
    mkdirSync(join(root, 'site'));
    writeFileSync(join(root, 'secret.txt'), 'secret');
    writeFileSync(join(root, 'site/index.html'), '<p>site</p>');
    server = await serveFolder(join(root, 'site'));
    port = Number(new URL(server.address).port);
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it('V1 answers a malformed address with 400, and goes on', async () => {
    for (const path of ['/%', '/%zz', '/%e2%82', '/a%00.html'])
      expect([path, (await rawRequest({ port, path })).status]).toEqual([path, 400]);
    expect(await rawRequest({ port })).toEqual({ status: 200, text: '<p>site</p>' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '//../secret.txt',
    '/....//secret.txt',
  ])('V2 gives no file beside its folder: %s', async (path) =>
    expect(await rawRequest({ port, path })).toEqual({ status: 404, text: '' }),
  );

  it('V3 refuses another host, and a method that writes', async () => {
    expect((await rawRequest({ port, headers: { host: `attacker.example:${port}` } })).status).toBe(403);
    expect((await rawRequest({ port, method: 'POST', body: 'x' })).status).toBe(405);
    expect(await rawRequest({ port, method: 'HEAD' })).toEqual({ status: 200, text: '' });
  });
});

it('V4 the server of the bench refuses the same, and goes on', async () => {
  const server = await startServer();
  const port = Number(new URL(server.address).port);
  try {
    const ask = async (path: string, host = 'localhost') =>
      (await rawRequest({ port, path, headers: { host } })).status;
    // The last two are no address for `new URL` with a base.
    expect([await ask('/%'), await ask('//'), await ask('//[')]).toEqual([400, 404, 404]);
    expect([await ask('/', 'attacker.example'), await ask('/none/')]).toEqual([403, 404]);
  } finally {
    await server.close();
  }
});
