import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servedFiles, writeCdnFolder } from '#scripts/serving/cdn-folder.mjs';
import { chunkName, deltaOf, deltaPath } from '#scripts/serving/deltas.mjs';
import {
  caddyConfiguration,
  filledIn,
  nginxConfiguration,
  readyConfiguration,
} from '#scripts/serving/servers.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = {
  'vitrine.js': 'const loader = 1;\n'.repeat(100),
  'chunks/data-abc1234.js': 'export const data = 1;\n'.repeat(100),
  'vision/0.10.35/loader.js': 'export default 1;\n'.repeat(100),
  'vision/0.10.35/code.wasm': 'asm',
  'widgets/lead-form.js': 'x',
  'reserve.css': ':root{}'.repeat(100),
  'manifest.json': '{}',
  'custom-elements.json': '{}',
  'vitrine.html-data.json': '{}',
  'licenses.md': '# Licences',
  'modules.json': 'of the build',
  'package/entry.js': 'of the package',
  'cms/tinymce.js': 'of a CMS',
};

function writeDist(): string {
  const dist = join(folder, 'dist');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(dist, path, '..'), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

describe('the folder of a CDN', () => {
  it('has the files that pages load, and no others', () => {
    expect(servedFiles(writeDist())).toEqual([
      'chunks/data-abc1234.js',
      'custom-elements.json',
      'licenses.md',
      'manifest.json',
      'reserve.css',
      'vision/0.10.35/code.wasm',
      'vision/0.10.35/loader.js',
      'vitrine.html-data.json',
      'vitrine.js',
      'widgets/lead-form.js',
    ]);
  });

  it('has each in brotli and gzip where that is smaller, and nothing of before', async () => {
    const dist = writeDist();
    mkdirSync(join(folder, 'cdn/vitrine'), { recursive: true });
    writeFileSync(join(folder, 'cdn/vitrine/old.js'), '');
    const sums = await writeCdnFolder(join(folder, 'cdn'), dist);
    const target = join(folder, 'cdn/vitrine');
    expect(brotliDecompressSync(readFileSync(join(target, 'vitrine.js.br'))).toString()).toBe(
      FILES['vitrine.js'],
    );
    expect(gunzipSync(readFileSync(join(target, 'vitrine.js.gz'))).toString()).toBe(FILES['vitrine.js']);
    expect(readdirSync(join(target, 'widgets'))).toEqual(['lead-form.js']);
    expect(readdirSync(target)).not.toContain('old.js');
    expect(sums.files).toBe(10);
    expect(sums.br).toBeLessThan(sums.bytes);
  });
});

describe('a chunk as a change of an earlier one', () => {
  it('is of the chunk with the same name', () => {
    expect(chunkName('data-abc1234.js')).toBe('data');
    expect(chunkName('messages.pt-BR-_Ab-234.js')).toBe('messages.pt-BR');
  });

  it('has its magic number and the hash of the dictionary before the frame', () => {
    // RFC 9842, section 5; printf old | sha256sum
    const delta = deltaOf(Buffer.from('old'), Buffer.from('frame'));
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40).toString('hex')).toBe(
      'cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4',
    );
    expect(delta.subarray(40).toString()).toBe('frame');
  });

  it('stands where the server looks for what the browser says it has', () => {
    expect(deltaPath('/v/data-abc1234.js', Buffer.from('old'))).toMatch(
      /^\/v\/data-abc1234\.js\.[\w+/]{43}=\.dcz$/,
    );
  });
});

describe('the ready configurations', () => {
  it('are filled in where an integrator does', () => {
    const place = { port: 1234, files: '/f', folder: '/t', asRoot: false };
    const nginx = nginxConfiguration(readyConfiguration('nginx.conf'), place);
    expect(nginx).toContain('listen 127.0.0.1:1234;');
    expect(nginx).toContain('root /f;');
    expect(nginx).not.toMatch(/user root|8080|\/srv/);
    const caddy = caddyConfiguration(readyConfiguration('Caddyfile'), place);
    expect(caddy).toContain('http://127.0.0.1:1234 {');
    expect(caddy).toContain('root * /f');
  });

  it('cannot lose what is filled in', () => {
    expect(() => filledIn('listen 80;', { 'listen 8080;': 'x' })).toThrow('"listen 8080;" stands not once');
    expect(() => filledIn('a a', { a: 'b' })).toThrow();
    expect(filledIn('root x;', { x: '$&' })).toBe('root $&;');
  });

  /** The rules of a _headers file that a path meets: * is any text, as static CDNs have it. */
  function headersFor(path: string): [name: string, value: string][] {
    const rules = readyConfiguration('_headers')
      .split(/\n(?=\/)/)
      .slice(1);
    return rules.flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n');
      const parts = pattern.split('*').map((part) => part.replace(/[.]/g, '\\.'));
      if (!new RegExp(`^${parts.join('.*')}$`).test(path)) return [];
      return lines.flatMap((line): [string, string][] => {
        const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        return name && value ? [[name, value]] : [];
      });
    });
  }

  it('have every header once for every file that is served', () => {
    for (const path of servedFiles(writeDist())) {
      const names = headersFor(`/vitrine/${path}`).map(([name]) => name);
      expect([path, [...names].sort()]).toEqual([
        path,
        [
          'Access-Control-Allow-Origin',
          'Cache-Control',
          'Cross-Origin-Resource-Policy',
          'Timing-Allow-Origin',
          'X-Content-Type-Options',
        ],
      ]);
    }
  });

  it('keep files with a hash or a version in their address for good, and all others until asked', () => {
    const cacheOf = (path: string) => Object.fromEntries(headersFor(`/vitrine/${path}`))['Cache-Control'];
    for (const path of servedFiles(writeDist()))
      expect([path, cacheOf(path)]).toEqual([
        path,
        /^(chunks|vision)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ]);
  });
});
