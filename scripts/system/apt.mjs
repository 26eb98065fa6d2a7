/** Debian's packages, and what a machine already has. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Halt, progress } from './cli.mjs';
import { run } from './run.mjs';

/** Somebody else's program cannot run here; the message says why. */
export class NotHere extends Halt {}

export const isRoot = process.getuid?.() === 0;

/** Another program may be installing at the same time, such as a second work tree's run. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=300'];

/** @param {string} name @returns {string[]} the paths of a command */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders
    .map((folder) => join(folder, name))
    .filter((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Whether a program runs and ends well. @param {string} path @param {string[]} args @param {RegExp} [says] */
export async function runs(path, args, says = /^/) {
  const { code, stdout } = await run(path, args, { timeout: 30_000 });
  return code === 0 && says.test(stdout);
}

/** Whether this machine installs Debian's packages, and we may. */
const canInstall = () => isRoot && existsSync('/etc/debian_version') && onPath('apt-get').length > 0;

/**
 * Installs packages where that is possible; the caller looks whether they are there.
 * @param {...string} packages @returns {Promise<boolean>} whether it was tried
 */
export async function installWithApt(...packages) {
  if (!canInstall()) return false;
  const options = { timeout: 10 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await progress(`installing ${packages.join(', ')} with apt-get`, async () => {
    await run('apt-get', [...WAIT_FOR_LOCK, 'update'], options);
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    await run('apt-get', [...WAIT_FOR_LOCK, ...install], options);
  });
  return true;
}
