import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesByEnvironment } from '#scripts/test/unit-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('a file has a DOM where its own line asks for one', () => {
  mkdirSync(join(folder, 'a'));
  write('a/view.test.tsx', '// @vitest-environment happy-dom\n');
  write('a/rule.test.ts', "test('// @vitest-environment happy-dom', () => {});\n");
  write('tool.test.mjs', '// @vitest-environment node\n');
  write('helper.ts', '// @vitest-environment happy-dom\n');
  const { dom, node } = filesByEnvironment(folder);
  expect(dom).toEqual([join(folder, 'a/view.test.tsx')]);
  expect(node.sort()).toEqual([join(folder, 'a/rule.test.ts'), join(folder, 'tool.test.mjs')]);
});

test('a file with a DOM that replaces a module has a worker of its own', () => {
  mkdirSync(join(folder, 'b'));
  write('b/mocks.test.ts', "// @vitest-environment happy-dom\nvi.mock('./a', () => ({}));\n");
  write('b/later.test.ts', "// @vitest-environment happy-dom\ntest('a', () => {\n  vi.doMock('./a');\n});\n");
  write('b/says.test.ts', '// @vitest-environment happy-dom\n// Not by vi.mock().\n');
  write('b/rule.test.ts', "vi.mock('./a', () => ({}));\n");
  const { dom, mocks, node } = filesByEnvironment(join(folder, 'b'));
  expect(dom).toEqual([join(folder, 'b/says.test.ts')]);
  expect(mocks.sort()).toEqual([join(folder, 'b/later.test.ts'), join(folder, 'b/mocks.test.ts')]);
  expect(node).toEqual([join(folder, 'b/rule.test.ts')]);
});

test('a file that names React is tested on it', () => {
  mkdirSync(join(folder, 'c'));
  write('c/wrapper.test.tsx', '// @vitest-environment happy-dom\n// @react\n');
  write('c/view.test.tsx', "// @vitest-environment happy-dom\ntest('// @react', () => {});\n");
  const { dom, react } = filesByEnvironment(join(folder, 'c'));
  expect([dom, react]).toEqual([[join(folder, 'c/view.test.tsx')], [join(folder, 'c/wrapper.test.tsx')]]);
});
