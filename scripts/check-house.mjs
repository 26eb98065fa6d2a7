/**
 * Checks the house: no imports from higher floors or between widgets, the other rules of lib/house-rules.mjs for every
 * source file of src/ and widgets/ and of lib/style-rules.mjs for their style sheets, the imports of first views, and the citations of the specification. `--json` prints
 * the counts at the end.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { anchorsIn, citationProblems } from './lib/citations.mjs';
import { Halt, main } from './lib/cli.mjs';
import { firstViewProblems } from './lib/first-view.mjs';
import { checkFile } from './lib/house-rules.mjs';
import { root } from './lib/run.mjs';
import { checkStyle } from './lib/style-rules.mjs';

const SOURCE = /\.[cm]?[jt]sx?$/;
const STYLE = /\.css$/;
const SPECIFICATION = 'stories/specification';
/** Folders whose comments, test titles and pages cite the specification. */
const CITING = ['src', 'widgets', 'demo-pages', 'stories', 'test', 'scripts'];
const CITES = /\.([cm]?[jt]sx?|css|html|mdx?|tsv)$/;

/** @param {string} folder from the root @param {RegExp} kind @returns {string[]} paths from the root, with slashes */
function sources(folder, kind = SOURCE) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path, kind);
      return kind.test(entry.name) ? [path] : [];
    });
}

await main(import.meta.url, async () => {
  let files;
  let styles;
  let citing;
  let anchors;
  try {
    files = [...sources('src'), ...sources('widgets')];
    styles = [...sources('src', STYLE), ...sources('widgets', STYLE)];
    citing = CITING.flatMap((folder) => sources(folder, CITES));
    anchors = new Map(
      sources(SPECIFICATION, /\.mdx$/).map((path) => [
        basename(path, '.mdx'),
        new Set(anchorsIn(readFileSync(join(root, path), 'utf8'))),
      ]),
    );
  } catch (error) {
    throw new Halt(`The house cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  let failed = 0;
  /** @param {import('./lib/house-rules.mjs').Problem[]} problems of one check */
  const report = (problems) => {
    if (problems.length) failed += 1;
    for (const each of problems) console.log(`${each.path}:${each.line}  ${each.rule}: ${each.message}`);
  };
  for (const path of files) report(checkFile(path, readFileSync(join(root, path), 'utf8')));
  for (const path of styles) report(checkStyle(path, readFileSync(join(root, path), 'utf8')));
  const widgets = files.filter((path) => /^widgets\/[^/]+\/element\.ts$/.test(path)).map(dirname);
  for (const folder of widgets) report(firstViewProblems(folder, root));
  for (const path of citing) report(citationProblems(path, readFileSync(join(root, path), 'utf8'), anchors));
  const checks = files.length + styles.length + widgets.length + citing.length;
  const counts = { passed: checks - failed, failed, skipped: 0 };
  if (process.argv.includes('--json')) console.log(JSON.stringify(counts));
  else {
    console.log(
      `${files.length} files, ${widgets.length} first views and the citations of ${citing.length} files: ${failed} with problems`,
    );
  }
  if (failed) process.exitCode = 1;
});
