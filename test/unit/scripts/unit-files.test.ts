import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesByEnvironment } from '../../../scripts/lib/unit-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file has a DOM where its own line asks for one', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'a'));
  write('a/view.test.tsx', '// @vitest-environment happy-dom\n');
  write('a/rule.test.ts', "test('// @vitest-environment happy-dom', () => {});\n");
  write('tool.test.mjs', '// @vitest-environment node\n');
  write('helper.ts', '// @vitest-environment happy-dom\n');
  const { dom, node } = filesByEnvironment(folder);
  expect(dom).toEqual([join(folder, 'a/view.test.tsx')]);
  expect(node.sort()).toEqual([join(folder, 'a/rule.test.ts'), join(folder, 'tool.test.mjs')]);
});
