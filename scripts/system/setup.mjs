/** Installs the packages of a fresh clone. For a browser see chromium.mjs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Halt, progress } from './cli.mjs';
import { root, run } from './run.mjs';

const MINIMUM = { major: 20, minor: 19 };

const lock = join(root, 'package-lock.json');
const tree = join(root, 'node_modules');
/** npm writes this file last; after an interrupted installation it does not exist. */
const installed = join(tree, '.package-lock.json');
/** Our own file: the hash of the lock file that the tree was installed from. */
const stamp = join(tree, '.vitrine-lock');

/** @param {string} version as in process.versions.node @returns {boolean} */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor);
}

/** @param {string} file */
const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Hashes both files: a tree changed by hand after our installation does not match the stamp. */
const currentStamp = () => `${digest(lock)} ${digest(installed)}\n`;

/** @returns {boolean} whether node_modules matches package-lock.json */
export function packagesAreFresh() {
  if (!existsSync(installed) || !existsSync(lock)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp()) return true;
  // After a manual npm run: npm writes its record of the tree after the lock file.
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(stamp, currentStamp());
  return true;
}

/** Uses the npm that started us, so that no second version changes the tree. @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  // With the level from the environment, `npm test --silent` would hide why an installation failed.
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const options = { timeout: 20 * 60_000 };
  if (cli && basename(cli) === 'npm-cli.js') {
    return run(process.execPath, [cli, ...args, ...quiet], options);
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, ...quiet], options);
}

/**
 * Installs the packages if they are missing or do not match package-lock.json.
 * @throws {Halt} if Node is too old or npm fails
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
  // Development packages are needed with any NODE_ENV: they build and test. No script of theirs runs, whatever npm this is:
  // package.json says the same by allowScripts, which npm 10 does not know.
  const { code, output } = await progress(
    `installing packages (npm ${command})`,
    () => npm([command, '--include=dev', '--ignore-scripts']),
    ({ code }) => (code === 0 ? '' : 'failed'),
  );
  if (code !== 0 || !existsSync(installed)) {
    throw new Halt(`npm ${command} failed with code ${code}:\n\n${output.trim()}`);
  }
  writeFileSync(stamp, currentStamp());
}
