// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { deadExportProblems } from '#scripts/house/dead-exports.mjs';

const RULES = 'src/domain/rules.ts';
/** The exports that are found, as "line name". */
const found = (files: Record<string, string>, allowed: string[] = []) =>
  deadExportProblems(new Map(Object.entries(files)), new Set(allowed)).map(
    ({ line, message }: { line: number; message: string }) => `${line} ${/uses (\w+)/.exec(message)?.[1]}`,
  );

describe('an export of src/', () => {
  test('that nothing uses is found, with its line', () => {
    expect(found({ [RULES]: '\nexport const limit = 1;\nexport function isOver() {}' })).toEqual([
      '2 limit',
      '3 isOver',
    ]);
  });
  test.each([
    ['a test', 'test/unit/rules.test.ts'],
    ['the test of a template', 'scripts/scaffold/templates/form/test/unit/rules.test.ts'],
  ])('that only %s uses is found', (_, path) => {
    expect(
      found({ [RULES]: 'export const limit = 1;', [path]: "import { limit } from '#domain/rules';" }),
    ).toEqual(['1 limit']);
  });
  test.each([
    ['a widget', 'widgets/a/A.tsx', "import { limit } from '#domain/rules';"],
    ['a widget under another name', 'widgets/a/A.tsx', "import { limit as most } from '#domain/rules';"],
    ['a type of it', 'widgets/a/A.tsx', "import type { limit } from '#domain/rules';"],
    ['a file beside it', 'src/domain/other.ts', "import { limit } from './rules';"],
    ['what passes it on', 'src/cms/other.ts', "export { limit } from '#domain/rules';"],
    ['a story', 'stories/a.stories.tsx', "import { limit } from '#domain/rules';"],
    [
      'a page of the stories',
      'stories/a.mdx',
      "import {\n  limit,\n} from '#domain/rules';\n\n# It's a page",
    ],
    ['a tool', 'scripts/a.mjs', "import { limit } from '../src/domain/rules.ts';"],
    ['what loads the file late', 'widgets/a/A.tsx', "import('#domain/rules');"],
    ['what takes the type of the file', 'widgets/a/A.tsx', "type Rules = typeof import('#domain/rules');"],
    ['a glob', 'stories/a.ts', "import.meta.glob('../src/domain/*.ts', { eager: true });"],
  ])('that %s uses is not', (_, path, text) => {
    expect(found({ [RULES]: 'export const limit = 1;', [path]: text })).toEqual([]);
  });
  test('of types alone is not counted', () => {
    expect(
      found({ [RULES]: 'export type A = 1;\nexport interface B {}\nexport declare const c: 1;' }),
    ).toEqual([]);
  });
  test('that others than us load, or that is generated, is not counted', () => {
    expect(
      found({
        'src/element/vitrine.ts': 'export const a = 1;',
        'src/element/generated/b.ts': 'export const b = 1;',
      }),
    ).toEqual([]);
  });
  test('that waits for a widget is allowed by its name', () => {
    expect(found({ [RULES]: 'export const a = 1, b = 2;' }, [`${RULES} a`])).toEqual(['1 b']);
  });
  test('that is used, or gone, need not be allowed', () => {
    const [problem] = deadExportProblems(
      new Map([[RULES, 'export const b = 1;\nb;']]),
      new Set([`${RULES} b`]),
    );
    expect(problem).toMatchObject({ path: RULES, message: `${RULES} b need not be allowed` });
  });
});

describe('an export that its own file uses', () => {
  test.each([
    'const twice = limit * 2;',
    'export type Limit = typeof limit;',
    'const of: typeof limit = 1;',
    'function go(most = limit) {}',
    'const { most = limit } = options;',
    'const all = { limit };',
    'const view = <limit.View />;',
  ])('is not found: %s', (line) => {
    expect(found({ 'src/ui/rules.tsx': `export const limit = 1;\n${line}` })).toEqual([]);
  });
  test.each([
    '// the limit',
    'const all = { limit: 1 };',
    'const other = all.limit;',
    'interface A { limit: number }',
    'export { limit as most };',
  ])('is found where it only has its name: %s', (line) => {
    expect(found({ [RULES]: `export const limit = 1;\n${line}` })).toContain('1 limit');
  });
  test('is found where it only calls itself', () => {
    expect(found({ [RULES]: 'export function go() {\n  go();\n}' })).toEqual(['1 go']);
  });
});

describe('a namespace', () => {
  const NAMES = 'export const a = 1;\nexport const b = 2;';
  const importing = (text: string) =>
    found({ [RULES]: NAMES, 'widgets/a/A.tsx': `import * as rules from '#domain/rules';\n${text}` });

  test.each(['use(rules.a);', "use(rules['a']);", 'type A = typeof rules.a;', 'const view = <rules.a />;'])(
    'uses what is read from it: %s',
    (text) => expect(importing(text)).toEqual(['2 b']),
  );
  test.each(['use(rules);', 'const all = { ...rules };', 'use(rules[name]);', 'type A = typeof rules;'])(
    'uses all where it is passed on: %s',
    (text) => expect(importing(text)).toEqual([]),
  );
  test('uses nothing by a name of its own', () => {
    expect(importing('use(other.rules.a);')).toEqual(['1 a', '2 b']);
  });
});
