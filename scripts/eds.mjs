/**
 * Tries the blocks of dist/cms/eds in a checkout of Adobe's boilerplate: `npm run eds -- FOLDER`. It serves a page as Edge
 * Delivery Services do, under the boilerplate's own security policy, uses the widgets in Chromium, merges the models with
 * those of the boilerplate, and writes the result that Storybook's page "Frameworks and CMSs" shows.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildOrHalt, isFresh } from './build.mjs';
import { checkEds } from './cms/check-eds.mjs';
import { resultLines, writeResults } from './frameworks/result.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { serveDemo } from './system/demo-server.mjs';
import { run, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = `npm run eds -- FOLDER

  FOLDER   a checkout of github.com/adobe/aem-boilerplate or of adobe-rnd/aem-boilerplate-xwalk`;

/** @param {string} folder @returns {Promise<{ name: string, version: string }>} the boilerplate and its commit */
async function boilerplateOf(folder) {
  const git = (/** @type {string[]} */ ...args) => run('git', args, { cwd: folder });
  const { stdout } = await git('log', '-1', '--format=%h of %cs');
  const xwalk = existsSync(join(folder, 'component-models.json'));
  return { name: xwalk ? 'aem-boilerplate-xwalk' : 'aem-boilerplate', version: stdout.trim() };
}

await main(import.meta.url, async () => {
  /** @type {string[]} */
  const words = [];
  const { help } = readOptions({ help: { type: 'boolean' } }, HELP, words);
  if (help) return console.log(HELP);
  const folder = resolve(words[0] ?? '');
  if (words.length !== 1 || !existsSync(join(folder, 'scripts/aem.js')))
    throw new Halt(`It needs a checkout of the boilerplate.\n\n${HELP}`);
  await ensurePackages();
  if (!isFresh()) await buildOrHalt();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const { startEdsSite } = await import('./cms/eds-site.mjs');
  const { name, version } = await boilerplateOf(folder);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const { server, origin } = await serveDemo();
  const services = `${origin}/api/{service}`;
  const site = await startEdsSite(folder, services);
  try {
    const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
    const checks = await progress(`${name} ${version}`, () =>
      checkEds({ page, address: site.address, services, checkout: folder }),
    );
    const result = {
      id: name,
      name: 'AEM Edge Delivery Services',
      versions: { [name]: version },
      checks,
    };
    writeResults([result], process.versions.node);
    console.log(`\n${resultLines(result).join('\n')}`);
    if (checks.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
    await stop(server);
  }
});
