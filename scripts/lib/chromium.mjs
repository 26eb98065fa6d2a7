/** Finds a Chromium that runs on this machine, or installs one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Halt, progress } from './cli.mjs';
import { run, tool } from './run.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * The flags every Chromium of ours is started with. Chromium's sandbox refuses to run as root, which is
 * what containers are; a developer keeps the sandbox.
 */
export const chromiumFlags = [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Ubuntu's package is a stub that asks for snap, and a download may lack libraries: a file is no proof.
 * @param {string} path @returns {Promise<boolean>}
 */
async function runs(path) {
  const { code, stdout } = await run(path, ['--version'], { timeout: 30_000 });
  return code === 0 && /\d+\.\d+/.test(stdout);
}

/** @param {string} name @returns {string[]} */
function onPath(name) {
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

/** Needs the packages. @returns {Promise<string[]>} */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? [path] : [];
}

/** @param {string[]} candidates @returns {Promise<string | undefined>} */
async function firstThatRuns(candidates) {
  for (const path of candidates) if (await runs(path)) return path;
  return undefined;
}

async function installWithPlaywright() {
  // Its hosts may be out of reach, and it would try each of them several times.
  await progress("installing Chromium with Playwright's installer", () =>
    run(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium'], {
      timeout: 4 * 60_000,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }),
  );
  return firstThatRuns(await playwrightsOwn());
}

async function installWithApt() {
  if (!isRoot || !existsSync('/etc/debian_version') || !onPath('apt-get').length) return undefined;
  const options = { timeout: 10 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await progress('installing Chromium with apt-get', async () => {
    await run('apt-get', ['update'], options);
    // A slim image has no font at all, and text without one has neither width nor contrast.
    await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      options,
    );
  });
  return firstThatRuns(NAMES.flatMap(onPath));
}

async function find() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    console.warn(`CHROMIUM_PATH is ${chosen}, which does not run: looking for another Chromium.`);
  }
  return (
    (await firstThatRuns(await playwrightsOwn())) ??
    (await firstThatRuns(NAMES.flatMap(onPath))) ??
    (await installWithPlaywright()) ??
    (await installWithApt())
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
