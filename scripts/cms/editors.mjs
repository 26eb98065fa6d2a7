/** The editors of dist/cms' configurations, as their makers publish them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere } from '../system/apt.mjs';
import { progress } from '../system/cli.mjs';
import { root, run } from '../system/run.mjs';

/** Not among the packages of the repository: they are 180 MB, and only the step cms needs them. */
const EDITORS = { ckeditor5: '48.5.2', grapesjs: '0.23.6', tinymce: '8.9.2' };
const folder = join(root, '.cache/cms/editors');

/** @param {string} name @returns {string | undefined} the installed version */
function installed(name) {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

const isComplete = () => Object.entries(EDITORS).every(([name, version]) => installed(name) === version);

/**
 * Installs the editors beside the repository's packages; resolves when they are there.
 * @throws {NotHere} if npm cannot install them
 */
export async function ensureEditors() {
  if (isComplete()) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: EDITORS }));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { output } = await progress(`installing ${Object.keys(EDITORS).join(', ')}`, () =>
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', ...quiet], {
      cwd: folder,
      timeout: 5 * 60_000,
    }),
  );
  if (!isComplete()) throw new NotHere(`The editors could not be installed.\n${output.trim().slice(-2000)}`);
}
