import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt, main } from './lib/cli.mjs';
import { root } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';

/**
 * Files generated from the widgets' definitions. Types and the loader's table are under version control; files for other
 * tools are not.
 * @typedef {[path: string, text: string]} File
 */

/** @returns {Promise<{ files: File[], stale: File[] }>} all files, and those that are missing or differ; requires the packages */
async function readFiles() {
  const [{ readDefinitions }, { generatedFiles }] = await Promise.all([
    import('./lib/definitions.mjs'),
    import('./lib/generated.mjs'),
  ]);
  const files = Object.entries(generatedFiles(readDefinitions()));
  const isStale = (/** @type {File} */ [path, text]) =>
    !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text;
  return { files, stale: files.filter(isStale) };
}

/** @param {File[]} files */
function write(files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const isKept = (/** @type {File} */ [path]) => !path.startsWith('.cache/');

/** Writes the files outside version control that are missing or stale. */
export async function generateCached() {
  const { stale } = await readFiles();
  write(stale.filter((file) => !isKept(file)));
}

await main(import.meta.url, async () => {
  await ensurePackages();
  const { files, stale } = await readFiles();
  if (process.argv.includes('--check')) {
    const kept = stale.filter(isKept);
    if (kept.length > 0)
      throw new Halt(`stale, run npm run generate: ${kept.map(([path]) => path).join(', ')}`);
    console.log(`${files.length} generated files are fresh`);
    return;
  }
  write(stale);
  for (const [path] of stale) console.log(`wrote ${path}`);
});
