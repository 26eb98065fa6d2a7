/**
 * Builds both distributions: dist/ on preact, and dist-react/, which leaves React to the page; then the files
 * derived from them (build/after-build.mjs). Also builds the gallery of the kit, which is not shipped, into .cache/.
 * `--only preact` or `--only react` builds one of them.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder } from './build/kit.mjs';
import { generateCached } from './generate.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { root, run, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/** @typedef {'preact' | 'react'} Mode */
/** @typedef {Mode | 'kit'} ViteMode */
/** @typedef {{ name: string, ok: boolean, output: string }} Built one build and whether it succeeded */

const HELP = 'npm run build -- [--only preact|react]';

/** @type {Mode[]} */
const MODES = ['preact', 'react'];
const AFTER = new URL('./build/after-build.mjs', import.meta.url);
const SOURCES = [
  'src',
  'widgets',
  'demo-pages/embed',
  'demo-pages/gallery',
  'demo-pages/pages/brands.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/cms',
  'scripts/generate',
  'scripts/openapi',
  'scripts/source',
];

/** Includes folders, since removing a file only changes the time of its folder. */
/** @param {string} path @returns {number} ms */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stats.mtimeMs);
}

/** @returns {boolean} whether all builds exist and are newer than their sources */
export function isFresh() {
  // The manifest is written last; every build empties dist-react, which changes its time.
  const built = ['dist/manifest.json', 'dist-react', `${kitFolder}/manifest.json`].map(
    (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return Math.min(...built) > Math.max(...SOURCES.map((path) => newest(join(root, path))));
}

/** @param {ViteMode} mode @returns {Promise<Built>} */
async function buildMode(mode) {
  const args = [tool('vite'), 'build', '--mode', mode, '--logLevel', 'warn'];
  // Vite would use a NODE_ENV of the environment and then ship a development build.
  const { code, output } = await run(process.execPath, args, { env: { NODE_ENV: undefined } });
  return { name: mode, ok: code === 0, output: output.trim() };
}

/** @param {Mode[]} modes @returns {Promise<Built>} */
async function afterBuild(modes) {
  try {
    const { default: work } = await import(AFTER.href);
    await work({ modes });
    return { name: 'after-build', ok: true, output: '' };
  } catch (error) {
    return {
      name: 'after-build',
      ok: false,
      output: String((error instanceof Error && error.stack) || error),
    };
  }
}

/**
 * Builds, and returns for each build whether it succeeded; requires the packages.
 * @param {{ only?: Mode, quiet?: boolean }} [options] quiet: without progress lines
 * @returns {Promise<Built[]>}
 */
export async function build({ only, quiet = false } = {}) {
  const modes = only ? [only] : MODES;
  /** @type {Built[]} */
  const results = [];
  /** @param {string} label @param {() => Promise<Built>} work */
  const step = async (label, work) => {
    const told = () => progress(label, work, ({ ok }) => (ok ? '' : 'FAILED'));
    results.push(await (quiet ? work() : told()));
  };
  await generateCached();
  // Side by side: each waits for its own files half of the time.
  await Promise.all(modes.map((mode) => step(`building for ${mode}`, () => buildMode(mode))));
  if (modes.includes('preact')) await step('building the gallery', () => buildMode('kit'));
  if (existsSync(AFTER) && results.every(({ ok }) => ok)) {
    await step('writing the manifest', () => afterBuild(modes));
  }
  return results;
}

/**
 * The same for scripts that require a build.
 * @param {Parameters<typeof build>[0]} [options]
 * @throws {Halt} with the output of the failed build
 */
export async function buildOrHalt(options) {
  const failed = (await build(options)).filter(({ ok }) => !ok);
  if (failed.length) throw new Halt(failed.map(({ name, output }) => `${name}:\n${output}`).join('\n\n'));
}

await main(import.meta.url, async () => {
  const { only: wanted } = readOptions({ only: { type: 'string' } }, HELP);
  const only = MODES.find((mode) => mode === wanted);
  if (wanted !== undefined && !only) throw new Halt(`--only takes ${MODES.join(' or ')}.`);
  await ensurePackages();
  await buildOrHalt({ only });
});
