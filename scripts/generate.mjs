import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt, main } from './system/cli.mjs';
import { root } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/**
 * Files made from the widgets' definitions, and from the imports of files: what a policy must allow, and a drawing of the
 * house. Types and the loader's table are kept in version control; what other tools read is not.
 * @typedef {[path: string, text: string]} File
 */

const isStale = (/** @type {File} */ [path, text]) =>
  !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text;

/** @returns {Promise<File[]>} those that the definitions give; needs the packages */
async function fromDefinitions() {
  const [{ readDefinitions }, { generatedFiles }] = await Promise.all([
    import('./source/definitions.mjs'),
    import('./generate/generated.mjs'),
  ]);
  return Object.entries(generatedFiles(readDefinitions()));
}

/** @returns {Promise<File>} what Storybook draws of the house; reads every file of the repository, 0.8 s; needs the packages */
async function drawing() {
  const { drawHouse } = await import('./house/drawing.mjs');
  return ['.cache/generated/house.json', `${JSON.stringify(drawHouse(root), null, 1)}\n`];
}

/**
 * @returns {Promise<File>} what a policy of a page must allow for each widget, for the page that writes authors' code; reads
 *   every file of the repository; needs the packages
 */
async function policies() {
  const { policyNeeds } = await import('./generate/policy-needs.mjs');
  return ['demo-pages/embed/generated/policy-needs.json', `${JSON.stringify(policyNeeds(), null, 1)}\n`];
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
  const files = await fromDefinitions();
  write(files.filter((file) => !isKept(file) && isStale(file)));
}

/** Writes the drawing of the house, which only Storybook and the type check read, where it is missing or stale. */
export async function generateDrawing() {
  write([await drawing()].filter(isStale));
}

await main(import.meta.url, async () => {
  await ensurePackages();
  const files = [...(await fromDefinitions()), await policies()];
  if (process.argv.includes('--check')) {
    const kept = files.filter((file) => isKept(file) && isStale(file));
    if (kept.length > 0)
      throw new Halt(`stale, run npm run generate: ${kept.map(([path]) => path).join(', ')}`);
    console.log(`${files.length} generated files are fresh`);
    return;
  }
  const stale = [...files, await drawing()].filter(isStale);
  write(stale);
  for (const [path] of stale) console.log(`wrote ${path}`);
});
