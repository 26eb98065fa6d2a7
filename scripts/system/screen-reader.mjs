/** Finds what the step `heard` needs on this machine, or installs Debian's packages of it. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, onPath } from './apt.mjs';
import { ensureEngines } from './engines.mjs';
import { root, run } from './run.mjs';

const PACKAGES = ['xvfb', 'dbus', 'at-spi2-core', 'libglib2.0-bin', 'orca', 'openbox', 'locales'];
const COMMANDS = ['Xvfb', 'dbus-run-session', 'gdbus', 'orca', 'openbox', 'localedef'];
/** In a folder of ours: the system's own needs its administrator. */
const LOCALES = join(root, '.cache/locales');

const isThere = () => COMMANDS.every((name) => onPath(name).length > 0);

/** Makes the language in which the screen reader speaks. @returns {Promise<boolean>} whether it is there */
async function makeLocale() {
  const path = join(LOCALES, 'pt_BR.UTF-8');
  if (existsSync(path)) return true;
  mkdirSync(LOCALES, { recursive: true });
  await run('localedef', ['-i', 'pt_BR', '-f', 'UTF-8', path]);
  return existsSync(path);
}

/**
 * The screen reader, installed if possible. Needs the packages (setup.mjs).
 * @returns {Promise<{ isFound: boolean, note?: string }>} note: why it is not run
 */
export async function ensureScreenReader() {
  const missing = `NOT RUN: it needs Firefox and Debian's ${PACKAGES.join(', ')}`;
  const { found } = await ensureEngines();
  if (!found.includes('firefox')) return { isFound: false, note: missing };
  if (!isThere()) await installWithApt(...PACKAGES);
  if (!isThere() || !(await makeLocale())) return { isFound: false, note: missing };
  // The tests' configuration reads it there.
  process.env.LOCPATH = LOCALES;
  return { isFound: true };
}
