/** Finds Firefox and WebKitGTK on this machine, or installs Debian's packages of them. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installWithApt, onPath, runs } from './apt.mjs';
import { root } from './run.mjs';

/**
 * @typedef {'firefox' | 'webkit'} Engine also the names of the projects in test/engines/playwright.config.ts
 * @typedef {object} Kind
 * @property {string} title
 * @property {string[]} packages Debian's
 * @property {() => Promise<boolean>} isThere
 * @typedef {{ found: Engine[], notes: string[] }} Engines notes say which engine is not run
 */

/** Ubuntu's firefox is a stub that requires snap: an existing file is no proof. */
async function findFirefox() {
  const candidates = [process.env.FIREFOX_PATH ?? [], ['firefox-esr', 'firefox'].flatMap(onPath)].flat(2);
  for (const path of candidates) {
    if (!(await runs(path, ['--version'], /Firefox \d+/))) continue;
    // Playwright's configuration reads it there.
    process.env.FIREFOX_PATH = path;
    return true;
  }
  return false;
}

/** The libraries of test/engines/webkit/window.py, which is run with the system's own Python. */
const LIBRARIES =
  "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

async function findWebKit() {
  const commands = ['WebKitWebDriver', 'Xvfb'].every((name) => onPath(name).length > 0);
  return commands && runs('/usr/bin/python3', ['-c', LIBRARIES]);
}

/** @type {Record<Engine, Kind>} */
const KINDS = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], isThere: findFirefox },
  webkit: {
    title: 'WebKit',
    // The driver brings the engine; the others are the window of its own, and the screen for it.
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isThere: findWebKit,
  },
};

/** Tried once in a work tree, since unreachable mirrors take minutes to fail. @param {Engine} engine */
async function install(engine) {
  const tried = join(root, '.cache', `no-${engine}`);
  if (existsSync(tried)) return false;
  const { packages, isThere } = KINDS[engine];
  if (!(await installWithApt(...packages, 'fonts-liberation'))) return false;
  if (await isThere()) return true;
  mkdirSync(dirname(tried), { recursive: true });
  writeFileSync(tried, '');
  return false;
}

/** @type {Promise<Engines> | undefined} */
let engines;

async function find() {
  /** @type {Engines} */
  const result = { found: [], notes: [] };
  for (const engine of /** @type {Engine[]} */ (Object.keys(KINDS))) {
    const { title, packages, isThere } = KINDS[engine];
    if ((await isThere()) || (await install(engine))) result.found.push(engine);
    else result.notes.push(`${title} NOT RUN: it needs Debian's ${packages.join(', ')}`);
  }
  return result;
}

/** The engines that run here, installed if possible; looked for once. Needs the packages (setup.mjs). */
export const ensureEngines = () => {
  engines ??= find();
  return engines;
};
