/**
 * Makes an application of each framework from the packed library, in the newest versions, and checks it in Chromium:
 * types, server rendering, hydration, navigation, widgets of each kind. `npm run frameworks`, by hand before a release;
 * it writes the result that Storybook's page "Frameworks and CMSs" shows. Takes about ten minutes and the network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOrHalt } from './build.mjs';
import { APPS } from './frameworks/apps.mjs';
import { checkApp } from './frameworks/check-app.mjs';
import { installApp, runScript, serveApp, versionIn } from './frameworks/make-app.mjs';
import { newNode } from './frameworks/node.mjs';
import { resultLines, writeResults } from './frameworks/result.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { serveDemo } from './system/demo-server.mjs';
import { root, run, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/** @typedef {import('./frameworks/result.mjs').Result} Result */

const HELP = `npm run frameworks -- [--only next,nuxt,astro,sveltekit,angular] [--no-build] [--keep]

  --only NAMES   some of them; the results of the others stay
  --no-build     pack what was built before
  --keep         leave the applications in the temporary folder, and say where`;

/** Packs what was built; resolves to the tarball's path. @param {string} folder @throws {Halt} */
async function pack(folder) {
  const { code, stdout, output } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: root },
  );
  if (code !== 0) throw new Halt(output);
  const [{ filename }] = JSON.parse(stdout);
  return join(folder, filename);
}

/**
 * Makes one application and checks it.
 * @param {import('./frameworks/apps.mjs').App} app @param {string} folder
 * @param {import('./frameworks/make-app.mjs').Given & { browser: import('@playwright/test').Browser }} given
 * @returns {Promise<Result>}
 */
async function tryApp(app, folder, given) {
  /** @type {Result} */
  const result = { id: app.id, name: app.name, versions: {}, checks: [] };
  /** @param {string} name @param {() => Promise<unknown>} work */
  const step = async (name, work) => {
    try {
      await progress(`${app.name}: ${name}`, work);
      result.checks.push({ name, ok: true });
      return true;
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error);
      console.error(note);
      result.checks.push({ name, ok: false, note: note.trim().split('\n').at(-1) ?? '' });
      return false;
    }
  };
  if (!(await step('installs', () => installApp(app, folder, given)))) return result;
  for (const name of app.packages) result.versions[name] = versionIn(folder, name);
  if (app.check) await step('types', () => runScript(folder, 'check', given.nodeFolder));
  const built = app.check ? 'builds' : 'types, and builds';
  if (!(await step(built, () => runScript(folder, 'build', given.nodeFolder)))) return result;
  const page = await given.browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
  /** @type {Awaited<ReturnType<typeof serveApp>> | undefined} */
  let served;
  try {
    served = await serveApp(folder, given.nodeFolder);
    const { address } = served;
    result.checks.push(
      ...(await progress(`${app.name}: in the browser`, () =>
        checkApp({ page, address, services: given.services }, app),
      )),
    );
  } catch (error) {
    result.checks.push({
      name: 'serves',
      ok: false,
      note: String(error instanceof Error ? error.message : error),
    });
  } finally {
    await page.close();
    if (served) await stop(served.server);
  }
  return result;
}

await main(import.meta.url, async () => {
  const values = readOptions(
    {
      only: { type: 'string' },
      'no-build': { type: 'boolean' },
      keep: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    HELP,
  );
  if (values.help) return console.log(HELP);
  const wanted = values.only?.split(',') ?? APPS.map(({ id }) => id);
  const unknown = wanted.find((id) => !APPS.some((app) => app.id === id));
  if (unknown) throw new Halt(`There is no application ${unknown}.\n\n${HELP}`);
  await ensurePackages();
  if (!values['no-build']) await buildOrHalt();
  const executablePath = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-frameworks-'));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const { server, origin } = await serveDemo();
  try {
    const tarball = await pack(folder);
    const node = await progress(
      'finding a Node',
      () => newNode(join(folder, 'node')),
      ({ version }) => version,
    );
    /** @type {Result[]} */
    const results = [];
    for (const app of APPS.filter(({ id }) => wanted.includes(id)))
      results.push(
        await tryApp(app, join(folder, app.id), {
          tarball,
          nodeFolder: node.folder,
          services: `${origin}/api/{service}`,
          browser,
        }),
      );
    writeResults(results, node.version);
    console.log(`\n${results.flatMap(resultLines).join('\n')}`);
    if (results.some(({ checks }) => checks.some(({ ok }) => !ok))) process.exitCode = 1;
  } finally {
    await browser.close();
    await stop(server);
    if (values.keep) console.log(`The applications are in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
});
