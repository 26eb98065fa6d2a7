/**
 * Keeps what the last run of the step `heard` has said, for Storybook's page "Heard". A widget that this run left out keeps what
 * was heard of it before. `--from FOLDER`: transcripts of another checkout.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetFolders } from './source/widget-folders.mjs';
import { onPath } from './system/apt.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root, run } from './system/run.mjs';
import { HEARD, mergeHeard, stepsOf } from './test/heard-transcripts.mjs';

/** The page shows what is said in Portuguese. */
const LANGUAGE = '.pt-BR.txt';

const HELP = 'npm run heard -- [--from FOLDER]';

/** @param {string} command @returns {Promise<string>} the version that it says it has */
async function versionOf(command) {
  const { output } = await run(command, ['--version']);
  return /\d+(\.\d+)+/.exec(output)?.[0] ?? '';
}

await main(import.meta.url, async () => {
  const { from = join(root, '.cache/heard') } = readOptions({ from: { type: 'string' } }, HELP);
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith(LANGUAGE)) : [];
  if (!files.length) throw new Halt(`There is no transcript in ${from}: npm test -- --only heard`);
  const heard = files.map((name) => ({
    tag: name.replace(LANGUAGE, ''),
    date: statSync(join(from, name)).mtime.toISOString().slice(0, 10),
    steps: stepsOf(readFileSync(join(from, name), 'utf8')),
  }));
  const [firefox = 'firefox'] = [
    process.env.FIREFOX_PATH ?? [],
    ['firefox-esr', 'firefox'].flatMap(onPath),
  ].flat();
  const file = join(root, HEARD);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).widgets : [];
  const tags = widgetFolders().map((name) => `vt-${name}`);
  const found = {
    reader: `Orca ${await versionOf('orca')}`.trim(),
    browser: `Firefox ${await versionOf(firefox)}`.trim(),
    widgets: mergeHeard(kept, heard, tags),
  };
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${heard.length} of ${tags.length} widgets: ${HEARD}`);
});
