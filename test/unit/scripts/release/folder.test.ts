import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surfaceOfFolder } from '#scripts/release/earlier.mjs';
import { checkedHead, movingFolder, versionedSnippet, writeReleaseFolder } from '#scripts/release/folder.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build with one chunk. */
function writeDist(version: string, hash: string): string {
  const dist = join(folder, `dist-${version}`);
  const files = {
    'vitrine.js': `import("./chunks/data-${hash}.js");`.repeat(50),
    [`chunks/data-${hash}.js`]: 'export const data = 1;\n'.repeat(50),
    [`vision/${version}/code.wasm`]: 'asm',
    'widgets/form.js': 'x',
    'reserve.css': 'vt-form{min-height:1px}',
    'manifest.json': JSON.stringify({
      version,
      files: { 'vitrine.js': { brotli: 70 }, 'widgets/form.js': { brotli: 5 } },
      widgets: { 'vt-form': { usable: ['vitrine.js'], used: ['vitrine.js', 'widgets/form.js'] } },
    }),
    'custom-elements.json': JSON.stringify({ modules: [{ declarations: [{ tagName: 'vt-form' }] }] }),
    'modules.json': 'not served',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

const write = (version: string, hash: string, keep: string[] = []) =>
  writeReleaseFolder(join(folder, version), { version, dist: writeDist(version, hash), keep });

const list = (...path: string[]) => readdirSync(join(folder, ...path)).sort();

describe('the folder of a release', () => {
  it('has the same files in the moving folder and in that of its version', async () => {
    await write('0.1.0', 'aaaaaaa');
    expect(list('0.1.0/vitrine')).toEqual(['0.1.0', 'v0']);
    expect(list('0.1.0/vitrine/v0')).toEqual(list('0.1.0/vitrine/0.1.0'));
    expect(list('0.1.0/vitrine/v0/chunks')).toEqual(
      ['', '.br', '.gz'].map((form) => `data-aaaaaaa.js${form}`),
    );
    expect(list('0.1.0/vitrine/v0')).not.toContain('modules.json');
  });

  it('keeps the chunks of earlier releases, and what they ask for, in the moving folder only', async () => {
    await write('0.1.0', 'aaaaaaa');
    await write('0.2.0', 'bbbbbbb', [join(folder, '0.1.0')]);
    const keep = [join(folder, '0.2.0'), join(folder, '0.1.0')];
    const written = await write('0.3.0', 'ccccccc', keep);
    expect(written.kept).toBe(2);
    const scripts = (path: string) => list(path).filter((name) => name.endsWith('.js'));
    expect(scripts('0.3.0/vitrine/v0/chunks')).toEqual(
      ['a', 'b', 'c'].map((letter) => `data-${letter.repeat(7)}.js`),
    );
    expect(scripts('0.3.0/vitrine/0.3.0/chunks')).toEqual(['data-ccccccc.js']);
    expect(list('0.3.0/vitrine/v0/vision')).toEqual(['0.1.0', '0.2.0', '0.3.0']);
    expect(list('0.3.0/vitrine/0.3.0/vision')).toEqual(['0.3.0']);
    expect(readFileSync(join(written.moving, 'vitrine.js'), 'utf8')).toContain('data-ccccccc');
    // The release before the last is kept for as long as it is named, not for ever.
    await write('0.4.0', 'ddddddd', [join(folder, '0.3.0')]);
    expect(scripts('0.4.0/vitrine/v0/chunks')).toEqual(['data-ccccccc.js', 'data-ddddddd.js']);
  });

  it('refuses to keep what is no release', async () => {
    await expect(write('0.2.0', 'bbbbbbb', [folder])).rejects.toThrow('is no folder of an earlier release');
  });

  it.each([
    ['0.3.1', 'v0'],
    ['1.0.0', 'v1'],
    ['12.4.0', 'v12'],
  ])('moves, for %s, %s', (version, moving) => {
    expect(movingFolder(version)).toBe(moving);
  });

  it.each(['vitrine.js', 'reserve.css'])(
    'has an integrity value of %s as the version has it',
    async (name) => {
      const { own } = await write('0.1.0', 'aaaaaaa');
      const hash = createHash('sha384')
        .update(readFileSync(join(own, name)))
        .digest('base64');
      const snippet = versionedSnippet(own, '0.1.0');
      expect(snippet).toContain(`/0.1.0/${name}" crossorigin="anonymous" integrity="sha384-${hash}"`);
    },
  );
});

it('the head of a page that checks all files has the map before every tag that loads', async () => {
  const { own } = await write('0.1.0', 'aaaaaaa');
  const files = { 'vitrine.js': { integrity: 'sha384-a', later: [] } };
  writeFileSync(join(own, 'manifest.json'), JSON.stringify({ files }));
  const { html, source } = checkedHead(own, '0.1.0', 'https://cdn.brand.example/v/');
  expect(html.split('\n').slice(0, 3)).toEqual([
    '<script type="importmap">{"integrity":{"https://cdn.brand.example/v/0.1.0/vitrine.js":"sha384-a"}}</script>',
    expect.stringMatching(
      /^<link rel="stylesheet" href="https:\/\/cdn\.brand\.example\/v\/0\.1\.0\/reserve\.css" /,
    ),
    expect.stringMatching(/^<script async .* integrity="sha384-/),
  ]);
  expect(source).toMatch(/^'sha256-[\w+/]+=*'$/);
});

describe('an earlier release', () => {
  it.each([
    ['the folder of a release', '0.1.0'],
    ['the folder of a version', '0.1.0/vitrine/0.1.0'],
    ['a build', 'dist-0.1.0'],
  ])('is read from %s', async (_, path) => {
    await write('0.1.0', 'aaaaaaa');
    expect(surfaceOfFolder(join(folder, path))).toEqual({
      version: '0.1.0',
      names: [{ kind: 'tag', name: '<vt-form>' }],
      bytes: { loader: 70, 'vt-form, first view': 70, 'vt-form, in use': 75 },
    });
  });

  it('is read as it was written, of the latest version', () => {
    for (const version of ['0.9.0', '0.10.0']) {
      mkdirSync(join(folder, 'vitrine', version), { recursive: true });
      writeFileSync(join(folder, 'vitrine', version, 'release.json'), JSON.stringify({ version }));
    }
    expect(surfaceOfFolder(folder)).toEqual({ version: '0.10.0' });
  });

  it('is none without its files', () => {
    expect(() => surfaceOfFolder(folder)).toThrow('is no release');
  });
});
