/**
 * Builds with the newest version of each bundled library within its major one, and with the last of the minor version before:
 * an update is a line in package.json. Each is installed into a copy of the checkout; nothing here changes.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './release/git.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { root, run } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = 'npm run minors -- [--only preact,react,nanostores,valibot,vite]';
/** What is installed together, by the package whose versions count. @type {Record<string, string[]>} */
const LIBRARIES = {
  preact: ['preact'],
  react: ['react', 'react-dom'],
  nanostores: ['nanostores'],
  valibot: ['valibot'],
  vite: ['vite'],
};
const FOLDER = join(root, '.cache/minors');

/** @param {string} command @param {string[]} args @param {string} [cwd] @throws {Halt} with its output */
async function must(command, args, cwd = root) {
  const { code, stdout, output } = await run(command, args, { cwd, env: { NODE_ENV: undefined } });
  if (code !== 0) throw new Halt(`${command} ${args.join(' ')}:\n${output.trim().slice(-2000)}`);
  return stdout;
}

/**
 * Returns the newest version of the installed major one, and the newest of the minor one before that of the installed.
 * @param {string[]} versions all that are published @param {string} installed
 */
export function versionsToTry(versions, installed) {
  const partsOf = (/** @type {string} */ version) => version.split('.').map(Number);
  const [major = 0, minor = 0] = partsOf(installed);
  const stable = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && partsOf(version)[0] === major)
    .sort((one, other) => {
      const [, a = 0, b = 0] = partsOf(one);
      const [, c = 0, d = 0] = partsOf(other);
      return a - c || b - d;
    });
  const before = stable.filter((version) => (partsOf(version)[1] ?? 0) < minor).at(-1);
  return [stable.at(-1), before].filter((version) => version !== undefined);
}

/** @param {string} name @returns {Promise<{ version: string, installed: string }[]>} */
async function tries(name) {
  const published = JSON.parse(await must('npm', ['view', name, 'versions', '--json']));
  const { default: own } = await import(join(root, `node_modules/${name}/package.json`), {
    with: { type: 'json' },
  });
  return versionsToTry(published, own.version).map((version) => ({ version, installed: own.version }));
}

/** Builds with a version, and runs the tests of the element on it. @param {string[]} packages @param {string} version */
async function buildWith(packages, version) {
  rmSync(FOLDER, { recursive: true, force: true });
  await git(['worktree', 'prune']);
  await git(['worktree', 'add', '--detach', '--force', FOLDER, 'HEAD']);
  try {
    // Links: npm replaces what it installs, and writes into no file.
    await must('cp', ['-al', join(root, 'node_modules'), join(FOLDER, 'node_modules')]);
    const wanted = packages.map((name) => `${name}@${version}`);
    await must(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted],
      FOLDER,
    );
    await must(process.execPath, ['scripts/generate.mjs'], FOLDER);
    for (const mode of ['preact', 'react']) {
      const args = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn'];
      await must(process.execPath, args, FOLDER);
    }
    // The packages are installed from here on.
    const { checkChunks } = await import('./build/check-chunks.mjs');
    for (const folder of ['dist', 'dist-react']) checkChunks(join(FOLDER, folder));
    await must(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/unit/element'], FOLDER);
  } finally {
    await git(['worktree', 'remove', '--force', FOLDER]);
  }
}

await main(import.meta.url, async () => {
  const options = readOptions({ only: { type: 'string' }, help: { type: 'boolean' } }, HELP);
  if (options.help) return console.log(HELP);
  await ensurePackages();
  const names = options.only?.split(',') ?? Object.keys(LIBRARIES);
  const failed = [];
  for (const name of names) {
    const packages = LIBRARIES[name];
    if (!packages) throw new Halt(HELP);
    for (const { version, installed } of await tries(name)) {
      try {
        await progress(`${name} ${version} (installed: ${installed})`, () => buildWith(packages, version));
      } catch (error) {
        failed.push(`${name} ${version}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  if (failed.length > 0) throw new Halt(failed.join('\n\n'));
});
