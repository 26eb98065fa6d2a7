/**
 * Takes the pictures of the index's "start here" again, of what is built now: `npm run index-pictures`. `--check` takes
 * none and fails if a widget's words are no longer those of its picture.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrHalt, isFresh } from './build.mjs';
import { PICTURES, showWidget, WORDS } from './demo/index-pictures.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { serveDemo } from './system/demo-server.mjs';
import { root, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';
import { toWebp } from './system/webp.mjs';

const HELP = `npm run index-pictures -- [--check]

  --check   take none, and fail if one is out of date`;
const QUALITY = 0.7;

await main(import.meta.url, async () => {
  const { check, help } = readOptions({ check: { type: 'boolean' }, help: { type: 'boolean' } }, HELP);
  if (help) return console.log(HELP);
  await ensurePackages();
  if (!isFresh()) await buildOrHalt();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const { server, origin } = await serveDemo();
  /** @type {Record<string, string>} */
  const words = {};
  try {
    for (const picture of PICTURES)
      await progress(picture.file, async () => {
        const page = await browser.newPage();
        const shown = await showWidget(page, origin, picture);
        words[picture.file] = shown.words;
        if (!check) {
          const file = join(root, picture.folder, picture.file);
          mkdirSync(join(root, picture.folder), { recursive: true });
          writeFileSync(file, await toWebp(page, await shown.take(), picture.size, QUALITY));
        }
        await page.close();
      });
  } finally {
    await browser.close();
    await stop(server);
  }
  if (!check) return writeFileSync(join(root, WORDS), `${JSON.stringify(words, null, 2)}\n`);
  const kept = JSON.parse(readFileSync(join(root, WORDS), 'utf8'));
  const old = Object.keys(words).filter((file) => words[file] !== kept[file]);
  if (old.length > 0)
    throw new Halt(`Out of date: ${old.join(', ')}. Take them again: npm run index-pictures`);
});
