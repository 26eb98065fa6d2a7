/**
 * Creates a working widget from scaffold/templates (form, list, table or view): its folder, story, texts, tests and main
 * job; then updates the generated files. `npm run new-widget NAME -- --form | --list | --table | --view`, with --signed-in for
 * one that only signed-in visitors can use, with --staff for one of staff.
 */
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_KIND, filesOf, KINDS, kindOf } from './scaffold/scaffold.mjs';
import { nameProblem } from './scaffold/widget-names.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root, run, tool } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = [
  'npm run new-widget NAME -- [KIND] [--signed-in | --staff]',
  ...Object.entries(KINDS).map(
    ([kind, about]) => `  --${kind}  ${about}${kind === DEFAULT_KIND ? ' (the default)' : ''}`,
  ),
  '  --signed-in  for signed-in visitors only; the others see its purpose and a way to sign in',
  '  --staff       for staff; its attribute roles narrows it',
].join('\n');

/** @param {string} what @param {string[]} args */
async function mustRun(what, args) {
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw new Halt(`${what} failed:\n\n${output.trim()}`);
}

/** @param {Iterable<string>} paths @returns {string[]} their folders that do not exist yet, the deepest first */
function newFolders(paths) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const path of paths) {
    for (let folder = dirname(path); !existsSync(join(root, folder)); folder = dirname(folder))
      folders.add(folder);
  }
  return [...folders].sort((a, b) => b.length - a.length);
}

await main(import.meta.url, async () => {
  /** @type {string[]} */
  const words = [];
  const flags = readOptions(
    {
      form: { type: 'boolean' },
      list: { type: 'boolean' },
      table: { type: 'boolean' },
      view: { type: 'boolean' },
      'signed-in': { type: 'boolean' },
      staff: { type: 'boolean' },
    },
    HELP,
    words,
  );
  const [name, ...more] = words;
  if (more.length > 0) throw new Halt(`One name at a time: npm run new-widget ${name}\n\n${HELP}`);
  const kind = kindOf(flags);
  if (!kind) throw new Halt(`One kind at a time.\n\n${HELP}`);
  const existing = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const problem = nameProblem(name, existing);
  if (problem || !name) throw new Halt(problem ?? HELP);
  if (kind === 'table' && !flags.staff) throw new Halt('A table is for staff: --staff');
  const files = filesOf(name, kind, flags.staff ? 'staff' : flags['signed-in'] ? 'signed-in' : undefined);
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Halt(`Nothing was made, these are there already: ${taken.join(', ')}`);

  await ensurePackages();
  const folders = newFolders(files.keys());
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    // The name changes line lengths and the order of imports.
    await mustRun('Formatting', [tool('@biomejs/biome', 'biome'), 'check', '--write', ...files.keys()]);
    await mustRun('Generating', ['scripts/generate.mjs']);
  } catch (error) {
    // A failure leaves no partial widget behind.
    for (const path of files.keys()) rmSync(join(root, path), { force: true });
    for (const folder of folders.filter((each) => existsSync(join(root, each))))
      rmdirSync(join(root, folder));
    await run(process.execPath, ['scripts/generate.mjs']);
    throw error;
  }
  for (const path of files.keys()) console.log(`made ${path}`);
  console.log(
    `vt-${name} is there. See it with npm run storybook; npm run reserve ${name} measures its height; check it with npm test -- --changed.`,
  );
});
