/**
 * Writes the section of package.json's version into CHANGELOG.md and stages it; `npm version` runs it before it commits
 * and tags. It needs no network: the definitions and `git log` have all of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, sectionOf, tooEarly, withSection } from './release/changelog.mjs';
import { readDefinitions } from './source/definitions.mjs';
import { Halt, main } from './system/cli.mjs';
import { root, run } from './system/run.mjs';

/** @param {string[]} args @returns {Promise<string>} */
async function git(args) {
  const { code, stdout, output } = await run('git', args, { cwd: root });
  if (code !== 0) throw new Halt(`git ${args[0]}: ${output.trim()}`);
  return stdout.trim();
}

/** @returns {Promise<string[]>} subjects of the commits to what is shipped since the latest tag; none without one */
async function subjects() {
  const [tag] = (await git(['tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-version:refname'])).split(
    '\n',
  );
  if (!tag) return [];
  const log = await git([
    'log',
    '--no-merges',
    '--format=%s',
    `${tag}..HEAD`,
    '--',
    'src',
    'widgets',
    'package.json',
  ]);
  return log.split('\n').filter(Boolean);
}

await main(import.meta.url, async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = entriesOf(readDefinitions());
  const early = tooEarly(entries, version);
  if (early.length > 0) throw new Halt(`${version} cannot be released: ${early.join('; ')}.`);
  const path = join(root, 'CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  const section = sectionOf({ version, date, entries, subjects: await subjects() });
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), section));
  await git(['add', 'CHANGELOG.md']);
});
