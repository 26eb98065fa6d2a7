/**
 * Makes a small widget that works, from templates/widget: its folder, story, texts, tests, main job and budget; then
 * writes the generated files anew. `npm run new-widget NAME`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt, main } from './lib/cli.mjs';
import { root, run, tool } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';
import { componentName, nameProblem } from './lib/widget-names.mjs';

const TEMPLATE = join(root, 'scripts/templates/widget');
const MAIN_JOBS = 'test/e2e/lib/main-jobs.ts';
/** @param {string} folder @returns {string[]} paths of all files below it */
const filesIn = (folder, under = '') =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });

/** @param {string} text @param {string} name */
const named = (text, name) =>
  text.replaceAll('template-widget', name).replaceAll('TemplateWidget', componentName(name));

/** @param {string} name @returns {Map<string, string>} path to text of every file of a new widget */
function filesOf(name) {
  return new Map(
    filesIn(TEMPLATE).map((path) => [
      named(path, name),
      named(readFileSync(join(TEMPLATE, path), 'utf8'), name),
    ]),
  );
}

/** What a visitor does with it, to begin with: its heading is there. Its files fail one by one while that is done. @param {string} name */
function addMainJob(name) {
  const path = join(root, MAIN_JOBS);
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('};');
  const tag = `vt-${name}`;
  const job = `'${tag}': { markup: '<${tag}></${tag}>', steps: [{ act: nothing, done: seen((page) => widget(page, '${tag}').getByRole('heading')) }] },`;
  writeFileSync(path, `${text.slice(0, end)}  ${job}\n${text.slice(end)}`);
}

/** @param {string} what @param {string[]} args */
async function mustRun(what, args) {
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw new Halt(`${what} failed:\n\n${output.trim()}`);
}

await main(import.meta.url, async () => {
  const [name, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Halt(`One name at a time: npm run new-widget ${name}`);
  const existing = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const problem = nameProblem(name, existing);
  if (problem || !name) throw new Halt(problem ?? '');
  const files = filesOf(name);
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Halt(`Nothing was made, these are there already: ${taken.join(', ')}`);

  await ensurePackages();
  const shared = [MAIN_JOBS].map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    addMainJob(name);
    // Another name has another length, and other places in the order of imports.
    await mustRun('Formatting', [
      tool('@biomejs/biome', 'biome'),
      'check',
      '--write',
      ...files.keys(),
      MAIN_JOBS,
    ]);
    await mustRun('Generating', ['scripts/generate.mjs']);
  } catch (error) {
    // Half a widget is worse than none.
    for (const path of files.keys()) rmSync(join(root, path), { force: true });
    for (const folder of new Set([...files.keys()].map(dirname))) {
      if (folder.endsWith(name)) rmSync(join(root, folder), { recursive: true, force: true });
    }
    for (const [path = '', text = ''] of shared) writeFileSync(join(root, path), text);
    throw error;
  }
  for (const path of files.keys()) console.log(`made ${path}`);
  console.log(`vt-${name} is there. See it with npm run storybook; check it with npm test.`);
});
