import { describe, expect, it } from 'vitest';
import { judge, reasonsIn } from '#scripts/lib/small-chunks.mjs';

const froms = (text: string) => reasonsIn('a.ts', text).map(({ from }) => from);

describe('a reason for a small chunk', () => {
  it.each([
    ['// Small chunk: few load it.\nconst load = () => import("./a");', './a'],
    ['const load = () => /* small chunk: few load it */ import("./a");', './a'],
    ['import "./b";\n// Small chunk: few load it.\nimport { a } from "#ui/a";', '#ui/a'],
    [
      'const all = {\n  one: import("./b"),\n  // Small chunk: few load it.\n  two: import("./a"),\n  six: import("./c"),\n};',
      './a',
    ],
  ])('is about the import that follows it: %s', (text, from) => {
    expect(froms(text)).toEqual([from]);
  });

  it.each([
    '// Small chunk: few load it.\n\nconst load = () => import("./a");',
    'const load = () => import("./a"); // Small chunk: few load it.',
  ])('is about nothing elsewhere: %s', (text) => {
    expect(reasonsIn('a.ts', text)).toEqual([{ line: 1, from: undefined }]);
  });

  it('is none without words, or in a text', () => {
    expect(froms('// Small chunk:\nimport("./a");\nconst a = "// small chunk: no";\nimport("./b");')).toEqual(
      [],
    );
  });
});

describe('the chunks of a build', () => {
  const chunk = (name: string, bytes: number) => ({ name, bytes, modules: [`src/${name}.ts`] });
  const reason = (module?: string) => ({ at: 'src/b.ts:3', module });

  it('need a reason below 1500 bytes', () => {
    const chunks = [chunk('a', 1499), chunk('b', 1500), chunk('c', 10), chunk('d', 10)];
    expect(judge(chunks, [reason('src/c.ts')], ['d'])).toEqual({ without: ['a'], problems: [] });
  });

  it('may have one below 2000, so that a few bytes change nothing', () => {
    expect(judge([chunk('a', 1999)], [reason('src/a.ts')], [])).toEqual({ without: [], problems: [] });
    expect(judge([chunk('a', 2000)], [reason('src/a.ts')], ['a']).problems).toEqual([
      'src/b.ts:3: the chunk with src/a.ts is not small any more: remove the reason',
      'scripts/lib/chunk-groups.mjs: the chunk with the name a is not small any more: remove the reason',
    ]);
  });

  it('and no reason is without a chunk, or before nothing', () => {
    expect(judge([chunk('a', 2000)], [reason('src/z.ts'), reason()], ['z']).problems).toEqual([
      'src/b.ts:3: no chunk has src/z.ts any more: remove the reason',
      'src/b.ts:3: "small chunk:" stands right before an import of a file of ours',
      'scripts/lib/chunk-groups.mjs: no chunk has the name z any more: remove the reason',
    ]);
  });

  it('are excused one by one: what is copied into large ones stays excused in the small', () => {
    const copies = [
      { name: 'a', bytes: 10, modules: ['src/a.ts'] },
      { name: 'b', bytes: 9000, modules: ['src/b.ts', 'src/a.ts'] },
    ];
    expect(judge(copies, [reason('src/a.ts')], [])).toEqual({ without: [], problems: [] });
  });
});
