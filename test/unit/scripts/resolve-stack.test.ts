import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setMapsApart } from '#scripts/build/source-maps.mjs';
import { resolveStack } from '#scripts/release/resolve-stack.mjs';

let folder: string;
let place: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  mkdirSync(join(folder, 'chunks'));
  const source = '\n\nexport function failing(): never {\n  throw new TypeError("no");\n}\n';
  const { code, map } = await transformWithOxc(source, 'failing.ts', { sourcemap: true });
  const line = code.split('\n').findIndex((each) => each.includes('throw')) + 1;
  place = `${line}:${(code.split('\n')[line - 1] ?? '').indexOf('throw') + 1}`;
  const file = { ...(map as object), sources: ['../../src/page/failing.ts?copy=loader'] };
  writeFileSync(join(folder, 'chunks/a-1234567.js'), code);
  writeFileSync(join(folder, 'chunks/a-1234567.js.map'), JSON.stringify(file));
  setMapsApart(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['Chromium', (at: string) => `    at a (https://cdn.example/vitrine/v0/chunks/a-1234567.js:${at})`],
  ['Firefox', (at: string) => `a@https://cdn.example/vitrine/v0/chunks/a-1234567.js?retry=17:${at}`],
  ['a report', (at: string) => `chunks/a-1234567.js:${at}`],
])('a place in a stack of %s is that in the source', (_, lineOf) => {
  const { text, resolved, unknown } = resolveStack(`TypeError: no\n${lineOf(place)}\n`, join(folder, 'maps'));
  expect(text).toContain('src/page/failing.ts:4:3');
  expect(text).not.toContain('a-1234567');
  expect([resolved, unknown]).toEqual([1, []]);
});

it('what is of another release, or not ours, stays as it is', () => {
  const stack =
    'at x (https://cdn.example/vitrine/chunks/b-7654321.js:1:2)\nat y (https://site.example/app.js:3:4)';
  expect(resolveStack(stack, join(folder, 'maps'))).toEqual({
    text: stack,
    resolved: 0,
    unknown: ['chunks/b-7654321.js'],
  });
});
