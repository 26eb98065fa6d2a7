/**
 * Checks the house: no imports from higher floors or between widgets, nor reads of their stores by name; no export of src/ that
 * only tests use; the other rules of house/rules.mjs for every source file of src/ and widgets/ and of house/style-rules.mjs for
 * their style sheets, the imports of first views, and the citations of the specification. `--json` prints the counts at the end.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { anchorsIn, citationProblems } from './house/citations.mjs';
import { deadExportProblems } from './house/dead-exports.mjs';
import { firstViewProblems } from './house/first-view.mjs';
import { checkFile } from './house/rules.mjs';
import { storeNameProblems } from './house/store-names.mjs';
import { checkStyle } from './house/style-rules.mjs';
import { unusedZeros, zeroProblems } from './house/zeros.mjs';
import { Halt, main } from './system/cli.mjs';
import { root } from './system/run.mjs';

const SOURCE = /\.[cm]?[jt]sx?$/;
const STYLE = /\.css$/;
const SPECIFICATION = 'stories/specification';
/** Folders whose comments, test titles and pages cite the specification. */
const CITING = ['src', 'widgets', 'demo-pages', 'stories', 'test', 'scripts'];
/** Folders beside src/ and widgets/ that use what src/ exports, and their pages that do. */
const USING = ['demo-pages', 'stories', 'scripts'];
const USES = /\.([cm]?[jt]sx?|mdx)$/;
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
  let using;
  let citing;
  let anchors;
  try {
    files = [...sources('src'), ...sources('widgets')];
    styles = [...sources('src', STYLE), ...sources('widgets', STYLE)];
    using = USING.flatMap((folder) => sources(folder, USES));
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
  /** @param {import('./house/rules.mjs').Problem[]} problems of one check */
  const report = (problems) => {
    if (problems.length) failed += 1;
    for (const each of problems) console.log(`${each.path}:${each.line}  ${each.rule}: ${each.message}`);
  };
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  for (const [path, text] of texts) report([...checkFile(path, text), ...zeroProblems(path, text)]);
  report(unusedZeros(texts));
  report(storeNameProblems(texts));
  const users = using.map((path) => /** @type {const} */ ([path, readFileSync(join(root, path), 'utf8')]));
  report(deadExportProblems(new Map([...texts, ...users])));
  for (const path of styles) report(checkStyle(path, readFileSync(join(root, path), 'utf8')));
  const widgets = files.filter((path) => /^widgets\/[^/]+\/element\.ts$/.test(path)).map(dirname);
  for (const folder of widgets) report(firstViewProblems(folder, root));
  for (const path of citing) report(citationProblems(path, readFileSync(join(root, path), 'utf8'), anchors));
  const checks = 3 + files.length + styles.length + widgets.length + citing.length;
  const counts = { passed: checks - failed, failed, skipped: 0 };
  if (process.argv.includes('--json')) console.log(JSON.stringify(counts));
  else {
    console.log(
      `${files.length} files, ${widgets.length} first views and the citations of ${citing.length} files: ${failed} with problems`,
    );
  }
  if (failed) process.exitCode = 1;
});
