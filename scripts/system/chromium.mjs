/** Finds a Chromium that runs on this machine, or installs one; prefers the headless shell. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installWithApt, isRoot, onPath, runs as runsWell } from './apt.mjs';
import { Halt, progress } from './cli.mjs';
import { root, run, tool } from './run.mjs';

/**
 * The flags of every Chromium that we start. Chromium's sandbox refuses to run as root, the usual user of
 * containers; developers keep the sandbox.
 */
export const chromiumFlags = [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'];

/** A kind of Chromium: its command names and its installer. */
const KINDS = {
  /** Headless shell: a page visit takes a fifth of the CPU time of full Chromium in headless mode. */
  shell: {
    commands: ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'],
    playwright: ['--only-shell', 'chromium'],
    apt: 'chromium-headless-shell',
  },
  full: {
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    playwright: ['--no-shell', 'chromium'],
    apt: 'chromium',
  },
};
/** @typedef {keyof typeof KINDS} Kind */

/** Exists after a failed installation of the headless shell, since an unreachable installer may take minutes to fail. */
const NO_SHELL = join(root, '.cache/no-headless-shell');

/**
 * Ubuntu's package is a stub that requires snap, and a download may lack libraries: an existing file is no proof.
 * @param {string} path @returns {Promise<boolean>}
 */
const runs = (path) => runsWell(path, ['--version'], /\d+\.\d+/);

/**
 * Playwright's own Chromium; requires its package. Playwright only returns the path of full Chromium; its headless
 * shell is in a sibling folder of the same revision, under a name that depends on the system.
 * @param {Kind} kind @returns {Promise<string[]>}
 */
async function fromPlaywright(kind) {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (kind === 'full') return path && existsSync(path) ? [path] : [];
  const [, browsers = '', revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(path) ?? [];
  const folder = join(browsers, `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(basename(file)))
    .map((file) => join(folder, file));
}

/** @param {string[]} candidates @returns {Promise<string | undefined>} */
async function firstThatRuns(candidates) {
  for (const path of candidates) if (await runs(path)) return path;
  return undefined;
}

/** @param {Kind} kind */
const findInstalled = async (kind) =>
  firstThatRuns([...(await fromPlaywright(kind)), ...KINDS[kind].commands.flatMap(onPath)]);

/** @param {Kind} kind */
async function installWithPlaywright(kind) {
  // Its hosts may be unreachable, and it would retry each of them.
  await progress("installing Chromium with Playwright's installer", () =>
    run(process.execPath, [tool('@playwright/test', 'playwright'), 'install', ...KINDS[kind].playwright], {
      timeout: 4 * 60_000,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }),
  );
  return firstThatRuns(await fromPlaywright(kind));
}

/** @param {Kind} kind */
async function installFromDebian(kind) {
  const { apt, commands } = KINDS[kind];
  // A slim image has no fonts, and text without a font has neither width nor contrast.
  await installWithApt(apt, 'fonts-liberation');
  return firstThatRuns(commands.flatMap(onPath));
}

/** @param {Kind} kind */
const install = async (kind) => (await installWithPlaywright(kind)) ?? (await installFromDebian(kind));

/** Tried once in a work tree: where it fails, full Chromium serves. */
async function installShell() {
  if (existsSync(NO_SHELL)) return undefined;
  const path = await install('shell');
  if (!path) {
    mkdirSync(dirname(NO_SHELL), { recursive: true });
    writeFileSync(NO_SHELL, '');
  }
  return path;
}

async function find() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    console.warn(`CHROMIUM_PATH is ${chosen}, which does not run: looking for another Chromium.`);
  }
  return (
    (await findInstalled('shell')) ??
    (await installShell()) ??
    (await findInstalled('full')) ??
    (await install('full'))
  );
}

/**
 * The path of a Chromium that runs. Also put into CHROMIUM_PATH, where vite.config.ts and Playwright's
 * configuration read it. Needs the packages (setup.mjs).
 * @returns {Promise<string>}
 * @throws {Halt} when there is none and none could be installed
 */
export async function ensureChromium() {
  const path = await find();
  if (!path) {
    throw new Halt(
      'No Chromium that runs was found, and none could be installed. Do one of these:\n' +
        '  - npx playwright install --with-deps chromium\n' +
        '  - install Chromium or Chrome from your system (Debian: apt-get install chromium)\n' +
        '  - set CHROMIUM_PATH to the executable of one you have',
    );
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}
