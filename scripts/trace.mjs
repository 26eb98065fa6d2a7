/** Resolves the places of a stack trace in built files to places in the sources (release/resolve-stack.mjs). */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MAPS } from './build/source-maps.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = `npm run trace -- [FILE] [--maps FOLDER]

  FILE      with the stack trace, a log or a report; without it, the input
  --maps    the folder maps/VERSION of a release; by default that of the build in dist`;

await main(import.meta.url, async () => {
  /** @type {string[]} */
  const words = [];
  const options = readOptions({ maps: { type: 'string' }, help: { type: 'boolean' } }, HELP, words);
  if (options.help) return console.log(HELP);
  await ensurePackages();
  const folder = resolve(options.maps ?? join(root, 'dist', MAPS));
  if (!existsSync(folder)) throw new Halt(`${folder} is missing: npm run build writes that of dist.`);
  const { resolveStack } = await import('./release/resolve-stack.mjs');
  const { text, resolved, unknown } = resolveStack(readFileSync(words[0] ?? 0, 'utf8'), folder);
  process.stdout.write(text);
  for (const name of unknown) console.error(`No map of ${name}: is it of another release?`);
  if (resolved === 0) throw new Halt('No place of a built file was found.');
});
