/**
 * Serves what was built by Debian's nginx and Caddy with the ready configurations of stories/samples/serving/, and checks what
 * browsers get; or writes the folder of a CDN.
 */
import { resolve } from 'node:path';
import { buildOrHalt, isFresh } from './build.mjs';
import { writeCdnFolder } from './serving/cdn-folder.mjs';
import { ensureZstd, writeDeltas } from './serving/deltas.mjs';
import { ensureServer } from './serving/servers.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { Halt, main, progress, readOptions } from './system/cli.mjs';
import { launch, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = `npm run serving [-- --write FOLDER [--earlier FOLDER]...]

  without options    checks the ready configurations with nginx and Caddy; some minutes
  --write FOLDER     writes FOLDER/vitrine/: the files that pages load, with their forms in brotli and gzip
  --earlier FOLDER   a folder written for an earlier release: adds the chunks as changes of that one's (RFC 9842)`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/** @param {string} folder @param {string[]} earlier */
async function write(folder, earlier) {
  if (earlier.includes(folder)) throw new Halt('--earlier is another folder than --write.');
  await progress(
    `writing ${folder}`,
    () => writeCdnFolder(folder),
    ({ files, bytes, br, gz }) =>
      `${files} files of ${kilobytes(bytes)}: ${kilobytes(br)} in brotli, ${kilobytes(gz)} in gzip`,
  );
  if (earlier.length > 0) await ensureZstd();
  for (const each of earlier)
    await progress(
      `changes since ${each}`,
      () => writeDeltas(folder, each),
      ({ changed, br, deltas }) => `${changed} chunks: ${kilobytes(deltas)} instead of ${kilobytes(br)}`,
    );
}

await main(import.meta.url, async () => {
  const values = readOptions(
    {
      write: { type: 'string' },
      earlier: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
    HELP,
  );
  if (values.help) return console.log(HELP);
  const earlier = (values.earlier ?? []).map((each) => resolve(each));
  if (earlier.length > 0 && !values.write) throw new Halt(`--earlier belongs to --write.\n\n${HELP}`);
  await ensurePackages();
  if (!isFresh()) await buildOrHalt();
  if (values.write) return write(resolve(values.write), earlier);
  await ensureServer('nginx');
  await ensureChromium();
  const args = [tool('@playwright/test', 'playwright'), 'test', '-c', 'test/serving/playwright.config.ts'];
  const child = launch(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
});
