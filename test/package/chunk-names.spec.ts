import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run } from '#scripts/system/run.mjs';

const WORD = 'Digite a razão social';
const CHANGED = 'widgets/lead-form/deferred/messages.ts';
/** The part of all chunks that browsers keep over a release that changes one word. */
const KEPT = 0.9;
/** The part of all files of words of which that holds: the others stand in what half of the library imports. */
const OF_FILES = 0.85;

/** Builds the sources with another word, as `npm run build` does, into a folder of its own. */
const BUILD = `
  import { build } from 'vite';
  const [outDir] = process.argv.slice(1);
  let isChanged = false;
  await build({
    mode: 'preact',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [{
      name: 'another-word',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith('/${CHANGED}') || !code.includes('${WORD}')) return null;
        isChanged = true;
        return code.replace('${WORD}', '${WORD} da empresa');
      },
    }],
  });
  if (!isChanged) throw new Error('${CHANGED} does not say ${WORD}');
`;

const chunksOf = (folder: string) =>
  readdirSync(join(folder, 'chunks')).filter((name) => name.endsWith('.js'));

interface File {
  imports: string[];
  later: string[];
}

/** All files whose names change with one file's: it and those that import it, directly or not. */
function renamedWith(file: string, files: Record<string, File>): Set<string> {
  const renamed = new Set([file]);
  for (const each of renamed)
    for (const [name, { imports, later }] of Object.entries(files))
      if (imports.includes(each) || later.includes(each)) renamed.add(name);
  return renamed;
}

test('a change of a word leaves most chunks as they were, wherever most words stand', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(root, 'dist', name), 'utf8'));
  const { files }: { files: Record<string, File> } = read('manifest.json');
  const modules: Record<string, string[]> = read('modules.json');
  const chunks = chunksOf(join(root, 'dist'));
  const words = Object.entries(modules).flatMap(([file, paths]) => {
    const renamed = renamedWith(file, files);
    const isKept = chunks.filter((name) => !renamed.has(`chunks/${name}`)).length >= KEPT * chunks.length;
    return paths.filter((path) => /\/messages\.ts$/.test(path)).map(() => isKept);
  });
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter(Boolean).length / words.length).toBeGreaterThanOrEqual(OF_FILES);
});

test('a release that changes one word leaves most chunks as they were', async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    const { code, output } = await run(process.execPath, ['--input-type=module', '-e', BUILD, folder], {
      env: { NODE_ENV: undefined },
    });
    expect(code, output).toBe(0);
    const before = chunksOf(join(root, 'dist'));
    const after = new Set(chunksOf(folder));
    const kept = before.filter((name) => after.has(name));
    expect(before.length).toBeGreaterThan(100);
    expect(kept.length).toBeLessThan(before.length);
    expect(kept.length / before.length).toBeGreaterThanOrEqual(KEPT);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
