import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readImportGraph } from '#scripts/source/import-graph.mjs';
import { importsOf, resolveImport } from '#scripts/source/imports.mjs';
import { staticImports } from '#scripts/source/static-imports.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository of these files. */
function write(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

it.each([
  [`import './a';`, 'value'],
  [`import a from './a';`, 'value'],
  [`import {} from './a';`, 'value'],
  [`import { a, type B } from './a';`, 'value'],
  [`import type { B } from './a';`, 'type'],
  [`import { type B } from './a';`, 'type'],
  [`export { a } from './a';`, 'value'],
  [`export type { B } from './a';`, 'type'],
  [`export { type B } from './a';`, 'type'],
  [`export * from './a';`, 'value'],
  [`export type * from './a';`, 'type'],
  [`type B = import('./a').B;`, 'type'],
  [`const load = () => import('./a');`, 'late'],
  [`const all = import.meta.glob('./a');`, 'glob'],
])('%s is of the kind %s', (text, kind) => {
  write({ 'src/b.ts': text });
  expect(importsOf(join(root, 'src/b.ts')).map((each) => [each.from, each.kind])).toEqual([['./a', kind]]);
});

it('a name without its ending is a file, not the folder beside it', () => {
  write({ 'src/parts.ts': '', 'src/parts/one.ts': '', 'src/view.tsx': '', 'src/a.css': '' });
  const found = (specifier: string) => resolveImport(join(root, 'src/b.ts'), specifier)?.slice(root.length);
  expect(found('./parts')).toBe('/src/parts.ts');
  expect(found('./view')).toBe('/src/view.tsx');
  expect(found('./a.css?inline')).toBe('/src/a.css');
  expect(found('./none')).toBeUndefined();
  expect(found('react')).toBeUndefined();
});

it('what loads with a file takes values alone; the graph takes all, and what style sheets import', () => {
  write({
    'src/entry.ts': `import './a'; import type { B } from './b'; const c = () => import('./c');`,
    'src/a.ts': `import css from './a.css?inline';`,
    'src/a.css': `@import './d.css';\n@import url("https://fonts.example/e.css");`,
    'src/b.ts': '',
    'src/c.ts': '',
    'src/d.css': '',
  });
  expect([...staticImports(join(root, 'src/entry.ts'))].map((path) => path.slice(root.length + 1))).toEqual([
    'src/entry.ts',
    'src/a.ts',
    'src/a.css',
  ]);
  const graph = readImportGraph(root);
  expect([...(graph.get('src/entry.ts') ?? [])]).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  expect([...(graph.get('src/a.css') ?? [])]).toEqual(['src/d.css']);
});
