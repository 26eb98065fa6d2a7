import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { places } from './lib/places';
import { rawGet } from './lib/raw-get';

const { servers, folder } = places();
const YEAR = 'public, max-age=31536000, immutable';
const [chunk = ''] = readdirSync(join(folder, 'vitrine/chunks')).filter((name) => name.endsWith('.js'));

/** What of a file is the same at any time, by path. */
const CACHES: readonly (readonly [path: string, cache: string])[] = [
  ['vitrine.js', 'no-cache'],
  ['widgets/lead-form.js', 'no-cache'],
  ['manifest.json', 'no-cache'],
  ['reserve.css', 'no-cache'],
  [`chunks/${chunk}`, YEAR],
  ['1.2.3/widgets/lead-form.js', YEAR],
];

for (const [name, address] of Object.entries(servers)) {
  test.describe(name, () => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      rawGet(`${address}/vitrine/${path}`, headers);

    for (const [path, cache] of CACHES) {
      test(`${path.replace(chunk, 'NAME-HASH.js')} may be kept: ${cache}`, async () => {
        const { status, headers } = await get(path);
        expect([status, headers['cache-control']]).toEqual([200, cache]);
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'timing-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        });
        expect(headers['content-type']).toMatch(
          /^(text\/javascript|application\/javascript|application\/json|text\/css)/,
        );
      });
    }

    test('files come in brotli, gzip or as they are, each kept apart from the others', async () => {
      const plain = await get('vitrine.js', { 'accept-encoding': 'identity' });
      const brotli = await get('vitrine.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
      const gzip = await get('vitrine.js', { 'accept-encoding': 'gzip' });
      expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      for (const { headers } of [brotli, gzip]) expect(headers.vary).toMatch(/accept-encoding/i);
      const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
      expect(new Set(tags).size).toBe(3);
    });

    test('what has not changed is a 304 without a body', async () => {
      for (const path of ['vitrine.js', `chunks/${chunk}`]) {
        const encoding = { 'accept-encoding': 'br' };
        const { headers } = await get(path, encoding);
        const again = await get(path, { ...encoding, 'if-none-match': headers.etag ?? '' });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
        expect(again.headers['access-control-allow-origin']).toBe('*');
      }
    });

    for (const path of [
      '',
      'index.html',
      'nothing.js',
      'chunks/nothing-1234567.js',
      '9.9.9/vitrine.js',
      'chunks',
      'vitrine.js.br',
      'vitrine.js.gz',
      '../vitrine',
      '%2e%2e/%2e%2e/etc/passwd',
    ]) {
      test(`"${path}" is missing: readable, no page in its place, soon asked for again`, async () => {
        const { status, headers, body } = await get(path);
        expect([status >= 400 && status < 500, String(body).includes('vt-')]).toEqual([true, false]);
        if (status !== 404) return;
        expect(headers).toMatchObject({ 'cache-control': 'max-age=10', 'access-control-allow-origin': '*' });
      });
    }
  });
}

test('nginx is there', () => {
  expect(servers.nginx).toMatch(/^http:/);
});
