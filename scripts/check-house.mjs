/**
 * Checks the floors of the house: no import upwards, no widget importing another, and the other rules of
 * lib/house-rules.mjs, over every source file of src/ and widgets/, and what a widget's first view may import. `--json` ends with the counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt, main } from './lib/cli.mjs';
import { firstViewProblems } from './lib/first-view.mjs';
import { checkFile } from './lib/house-rules.mjs';
import { root } from './lib/run.mjs';

/** @param {string} folder from the root @returns {string[]} paths from the root, with slashes */
function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sources(path);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    });
}

await main(import.meta.url, async () => {
  let files;
  try {
    files = [...sources('src'), ...sources('widgets')];
  } catch (error) {
    throw new Halt(`The house cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  let failed = 0;
  for (const path of files) {
    const problems = checkFile(path, readFileSync(join(root, path), 'utf8'));
    if (problems.length) failed += 1;
    for (const each of problems) console.log(`${each.path}:${each.line}  ${each.rule}: ${each.message}`);
  }
  const widgets = files.filter((path) => /^widgets\/[^/]+\/element\.ts$/.test(path)).map(dirname);
  for (const folder of widgets) {
    const problems = firstViewProblems(folder, root);
    if (problems.length) failed += 1;
    for (const each of problems) console.log(`${each.path}:${each.line}  ${each.rule}: ${each.message}`);
  }
  const checks = files.length + widgets.length;
  const counts = { passed: checks - failed, failed, skipped: 0 };
  if (process.argv.includes('--json')) console.log(JSON.stringify(counts));
  else console.log(`${files.length} files and ${widgets.length} first views, ${failed} with problems`);
  if (failed) process.exitCode = 1;
});
