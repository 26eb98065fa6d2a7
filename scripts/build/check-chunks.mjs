/** What holds for built files together: no bundler promises it once a plan decides which modules share a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {object} File what a built module imports and exports
 * @property {{ file: string, names: string[] }[]} imports static ones, '*' for the whole module
 * @property {string[]} later dynamic ones
 * @property {Set<string>} exports
 */

/** @param {string} code @param {string} name from the folder of the build @returns {File} */
function read(code, name) {
  const { module } = parseSync(name, code, { sourceType: 'module' });
  const beside = (/** @type {string} */ path) => posix.join(posix.dirname(name), path);
  return {
    imports: module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('.'))
      .map(({ moduleRequest, entries }) => ({
        file: beside(moduleRequest.value),
        names: entries.map(({ importName }) =>
          importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
        ),
      })),
    later: module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, path] =
        /^["'`](\.[^"'`]*)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return path ? [beside(path)] : [];
    }),
    exports: new Set(
      module.staticExports.flatMap(({ entries }) =>
        entries.map(({ exportName }) =>
          exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'),
        ),
      ),
    ),
  };
}

/** @param {Map<string, File>} files @returns {string[]} circles of static imports: a file of one runs before what it needs */
function circles(files) {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {string} */ name, /** @type {string[]} */ path) => {
    if (state.get(name) === 'open') found.push([...path.slice(path.indexOf(name)), name].join(' -> '));
    if (state.has(name)) return;
    state.set(name, 'open');
    for (const { file } of files.get(name)?.imports ?? []) visit(file, [...path, name]);
    state.set(name, 'done');
  };
  for (const name of files.keys()) visit(name, []);
  return found;
}

/**
 * Returns what is wrong with built modules.
 * @param {Map<string, string>} codes by name from the folder of the build @returns {string[]}
 */
export function chunkProblems(codes) {
  const files = new Map([...codes].map(([name, code]) => [name, read(code, name)]));
  const problems = circles(files).map((circle) => `circle of files: ${circle}`);
  for (const [name, { imports, later }] of files) {
    for (const { file, names } of imports)
      for (const each of files.has(file) ? names : ['no such file'])
        if (each !== '*' && !files.get(file)?.exports.has(each))
          problems.push(`${name} imports ${each} of ${file}, which does not export it`);
    for (const file of later)
      if (!files.has(file)) problems.push(`${name} loads ${file}, which is not built`);
    if (/!~\{\w+\}~/.test(codes.get(name) ?? ''))
      problems.push(`${name} has a name that the bundler has not filled in`);
  }
  return problems;
}

/**
 * Checks the modules of a build.
 * @param {string} folder @throws {Error} naming the circles and the broken imports
 */
export function checkChunks(folder) {
  const names = ['chunks', 'widgets'].flatMap((part) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((name) => `${part}/${name}`) : [],
  );
  const scripts = names.filter((name) => name.endsWith('.js'));
  const problems = chunkProblems(
    new Map(scripts.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  );
  if (problems.length > 0) throw new Error(`${folder}:\n${problems.join('\n')}`);
}
