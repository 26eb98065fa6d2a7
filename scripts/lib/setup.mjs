/** Makes a fresh clone able to run: its packages. For a browser see chromium.mjs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Halt, progress } from './cli.mjs';
import { root, run } from './run.mjs';

const MINIMUM = { major: 20, minor: 19 };

const lock = join(root, 'package-lock.json');
const tree = join(root, 'node_modules');
/** npm writes this last, with what it really installed; an install that was cut short has none. */
const installed = join(tree, '.package-lock.json');
/** Ours: which lock file the tree was installed from. */
const stamp = join(tree, '.vitrine-lock');

/** @param {string} version as in process.versions.node @returns {boolean} */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor);
}

/** @param {string} file */
const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Both files count: a tree that was changed by hand after our install is not the one the stamp speaks of. */
const currentStamp = () => `${digest(lock)} ${digest(installed)}\n`;

/** @returns {boolean} whether node_modules is what package-lock.json asks for */
export function packagesAreFresh() {
  if (!existsSync(installed) || !existsSync(lock)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp()) return true;
  // Somebody ran npm by hand: npm writes its record of the tree after the lock file it was made from.
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(stamp, currentStamp());
  return true;
}

/** npm as it started us, so that no second version meddles with the tree. @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  // Reading the level from the environment would let `npm test --silent` hide why an install failed.
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const options = { timeout: 20 * 60_000 };
  if (cli && basename(cli) === 'npm-cli.js') {
    return run(process.execPath, [cli, ...args, ...quiet], options);
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, ...quiet], options);
}

/**
 * Installs the packages when they are missing or not those of package-lock.json.
 * @throws {Halt} on a Node that is too old, and when npm fails
 */
export async function ensurePackages() {
  if (!nodeIsNewEnough(process.versions.node)) {
    throw new Halt(
      `Vitrine needs Node ${MINIMUM.major}.${MINIMUM.minor} or newer; this is ${process.versions.node}.\n` +
        'Install a newer one (https://nodejs.org, or your version manager) and run the command again.',
    );
  }
  if (packagesAreFresh()) return;
  const command = existsSync(lock) ? 'ci' : 'install';
  // Development packages are needed whatever NODE_ENV says: they are what builds and tests.
  const { code, output } = await progress(
    `installing packages (npm ${command})`,
    () => npm([command, '--include=dev']),
    ({ code }) => (code === 0 ? '' : 'failed'),
  );
  if (code !== 0 || !existsSync(installed)) {
    throw new Halt(`npm ${command} failed with code ${code}:\n\n${output.trim()}`);
  }
  writeFileSync(stamp, currentStamp());
}
