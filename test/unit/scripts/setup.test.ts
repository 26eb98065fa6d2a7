import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, resolveImport } from '#scripts/source/imports.mjs';

const root = join(import.meta.dirname, '../../..');
const SETUP = join(root, 'scripts/system/setup.mjs');

const staticImportsOf = (path: string) => importsOf(path).filter(({ kind }) => kind === 'value');

/** The packages that load with a script, each after the files that lead to it. */
function packagesWith(path: string, through: string[] = [path], seen = new Set([path])): string[] {
  return staticImportsOf(path).flatMap(({ from }) => {
    if (from.startsWith('node:')) return [];
    const file = resolveImport(path, from);
    if (!file) return [[...through, from].join(' > ').replaceAll(`${root}/`, '')];
    if (seen.has(file)) return [];
    seen.add(file);
    return packagesWith(file, [...through, file], seen);
  });
}

const scripts = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join(root, 'scripts', name))
  .filter((path) => staticImportsOf(path).some(({ from }) => resolveImport(path, from) === SETUP));

it('knows the commands of a fresh clone', () => {
  const names = scripts.map((path) => path.replace(/^.*[\\/]/, ''));
  expect(names).toEqual(expect.arrayContaining(['start.mjs', 'test.mjs', 'build.mjs']));
});

it.each(scripts)('%s starts before the packages are installed', (path) => {
  expect(packagesWith(path)).toEqual([]);
});
