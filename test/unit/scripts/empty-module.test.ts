import { expect, it } from 'vitest';
import { emptyModule } from '#scripts/test/emptied/empty-module.mjs';
import { proofOf } from '#scripts/test/emptied/prove-places.mjs';
import { unprovenPlaces } from '#scripts/test/emptied/rows.mjs';

it.each([
  ['export const a = (b: number) => b + 1;', 'export const a = (b: number) => (undefined);'],
  ['export default function A() { return 1; }', 'export default function A() {}'],
  ["export const a = { b: 1 } as const;\nconst c = ['d'];", 'export const a = ({}) as const;\nconst c = [];'],
  ["export const a = GET('A-01', BASE, '/a', { auth });", "export const a = GET('', BASE, '', ({}));"],
  ['const a = 3, b = true, c = /d/, e = `f`;', "const a = 0, b = false, c = /(?!)/, e = '';"],
  ['class A { b = 1; c() { return this.b; } }', 'class A { b = 0; c() {} }'],
  [
    "import { a } from './a';\nexport type B = 1;\na();",
    "import { a } from './a';\nexport type B = 1;\na();",
  ],
])('%s becomes %s', (code, empty) => expect(emptyModule('a.ts', code)).toBe(empty));

const row = (tests: string[]) => ({
  document: 'calls',
  section: '1',
  first: 1,
  last: 1,
  done: ['src/a.ts'],
  tests,
  note: '',
});

it('proves each row by a test of its own that reaches the place and fails', async () => {
  const tried: string[] = [];
  const found = await proofOf('src/a.ts', {
    rows: [row(['test/a', 'test/b']), row(['test/c']), row(['test/b', 'test/d'])],
    named: { filesOf: (path) => [path], reaches: (file) => file !== 'test/c' },
    async findFailing(_, files) {
      tried.push(...files);
      return files.find((file) => file === 'test/b');
    },
  });
  expect([found, tried]).toEqual([['test/b'], ['test/a', 'test/b']]);
});

it('a row is unproven where the tests that fail are those of others', () => {
  const proofs = new Map([['src/a.ts', { day: '2026-11-29', tests: ['test/b'] }]]);
  const open = (tests: string[]) => unprovenPlaces(row(tests), proofs, (path) => [path]);
  expect([open(['test/b']), open(['test/c']), open([])]).toEqual([[], ['src/a.ts'], []]);
});
