import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#demo-pages/pages/pages';
import { hasPast } from '#demo-pages/sandbox/data/story';
import { PASSWORD, USERS } from '#demo-pages/sandbox/data/users';
import { type DemoServer, startServer } from '#demo-pages/server';
import packageJson from '../../../package.json' with { type: 'json' };
import { type RawRequest, rawRequest } from '../lib/raw-request';

/** Pages that load a script of the demo's, by the start of their address. */
/** What a page loads in place of the library; nothing if empty. */
const OWN_SCRIPTS = {
  '/antes-e-depois/': '',
  '/galeria/': 'gallery.js',
  '/montar/previa/': 'embed-preview.js',
  '/montar/': 'embed-builder.js',
};

let server: DemoServer;
const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
beforeAll(async () => {
  mkdirSync(join(root, 'dist/chunks'), { recursive: true });
  writeFileSync(join(root, 'dist/vitrine.js'), `export const version = '${packageJson.version}';`);
  writeFileSync(join(root, 'dist/chunks/a-12345678.js'), '');
  server = await startServer({ port: 0, root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

describe('the demo server', () => {
  it.each(PAGES.map(({ path }) => path))('serves %s on both builds, whole', async (path) => {
    for (const prefix of ['', '/react']) {
      const answer = await get(prefix + path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/^<!doctype html>\n<html lang="(pt-BR|es-AR)">/);
      expect(html).not.toContain('{{');
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.match(/<main /g)).toHaveLength(1);
      const build = prefix && '-react';
      const [, own] = Object.entries(OWN_SCRIPTS).find(([start]) => path.startsWith(start)) ?? [];
      const script = own === undefined ? `${build}/vitrine.js` : own && `-kit/${own}`;
      expect(html.includes('src="/vitrine')).toBe(script !== '');
      if (script) expect(html).toContain(`src="/vitrine${script}"`);
      expect(html.includes('<script type="importmap">')).toBe(prefix !== '');
    }
  });

  it.each(['/fiat/entrar/', '/peugeot/entrar/'])('says on %s whose account can be tried', async (path) => {
    const html = await (await get(path)).text();
    const [, address = ''] = /<strong>(\S+@\S+)<\/strong>/.exec(html) ?? [];
    const own = Object.values(USERS).filter(({ emailPreferred }) => emailPreferred === address);
    expect(own.map(({ id }) => hasPast(id))).toEqual([true]);
    expect(html).toContain(`<strong>${PASSWORD}</strong>`);
  });

  it('serves every file the pages name', async () => {
    const named = new Set<string>();
    for (const { path } of PAGES) {
      const html = await (await get(path)).text();
      for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) named.add(file);
    }
    expect(named.size).toBeGreaterThan(10);
    for (const file of named) expect([file, (await get(file)).status]).toEqual([file, 200]);
  });

  it('allows nothing inline on the strict page but its import map, by hash', async () => {
    const plain = (await get('/csp/')).headers.get('content-security-policy') ?? '';
    expect(plain).toContain("script-src 'self';");
    expect(plain).not.toContain('unsafe');
    const answer = await get('/react/csp/');
    const map = /<script type="importmap">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(map));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('keeps to its folders', async () => {
    for (const path of [
      '/vitrine/..%2fpackage.json',
      '/assets/%2e%2e/pages.ts',
      '/assets/',
      '/vitrine/none.js',
      '/assets/..%5cpages.ts',
      '/vitrine/%252e%252e/package.json',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('compresses as the caller accepts it', async () => {
    expect(
      (await get('/assets/skeleton.css', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding'),
    ).toBe('br');
    expect(
      (await get('/assets/skeleton.css', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
    ).toBe('gzip');
    const plain = await get('/assets/skeleton.css', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('serves the build, and a copy of it that is older', async () => {
    const now = await get('/vitrine/vitrine.js');
    expect(now.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(now.headers.get('cache-control')).toBe('no-cache');
    expect(await now.text()).toBe(`export const version = '${packageJson.version}';`);
    expect(await (await get('/vitrine-old/vitrine.js')).text()).toBe("export const version = '0.0.1';");
    const chunk = await get('/vitrine/chunks/a-12345678.js');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
  });

  it('drops a connection on request', async () => {
    const dropped = get('/api/location/country/BR/state', { 'x-sandbox-fault': 'drop' });
    await expect(dropped).rejects.toThrow();
    expect((await get('/api/location/country/BR/state')).status).toBe(200);
  });

  it('V5 answers for this machine only, or for a name that was allowed', async () => {
    const ask = (host: string, { port } = server) =>
      rawRequest({ port, path: '/sandbox/calls', headers: { host } }).then(({ status }) => status);
    expect([await ask('localhost:4173'), await ask('127.0.0.1'), await ask('[::1]:80')]).toEqual([
      200, 200, 200,
    ]);
    expect([await ask('attacker.example'), await ask(`localhost.attacker.example:${server.port}`)]).toEqual([
      403, 403,
    ]);
    const phone = await startServer({ port: 0, root, allowed: ['phone.example'] });
    expect([await ask('phone.example', phone), await ask('attacker.example', phone)]).toEqual([200, 403]);
    await phone.close();
  });

  it('V6 refuses an address that cannot be read', async () => {
    for (const path of [
      '/assets/%',
      '/api/location/country/%zz/state',
      '/%00',
      '/tag/%e2%82',
      'http://attacker.example/',
    ])
      expect([path, (await rawRequest({ port: server.port, path })).status]).toEqual([path, 400]);
  });

  it('V7 refuses a body above 1 MB, also one that does not say its length', async () => {
    const { port } = server;
    const call = { port, path: '/api/dealer/v1/none', method: 'POST' };
    const statusOf = async (request: RawRequest) => (await rawRequest(request)).status;
    const said = (length: number, type = 'application/json') => ({
      headers: { 'content-type': type, 'content-length': String(length) },
      isHeld: true,
    });
    const form = 'multipart/form-data; boundary=x';
    expect(await statusOf({ ...call, ...said(1_000_001) })).toBe(413);
    expect(await statusOf({ ...call, ...said(11_000_000, form) })).toBe(413);
    expect(await statusOf({ ...call, path: '/sandbox/faults', ...said(1_000_001, form) })).toBe(413);

    const counted = (length: number, type = 'application/json') =>
      statusOf({ ...call, headers: { 'content-type': type }, body: 'x'.repeat(length) });
    expect(await counted(1_000_001)).toBe(413);
    // There is no such call: what is short enough gets as far as that.
    expect([await counted(1_000_000), await counted(1_000_001, form)]).toEqual([404, 404]);
  });

  it('says so where its port is taken', async () => {
    await expect(startServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
