import { check } from 'recheck';
import { expect, it } from 'vitest';
import { expressionsIn, expressionsOf } from '#scripts/house/expressions.mjs';
import { inTurn } from '#scripts/test/turn.mjs';

/** Expressions that take longer than linear time, by file, and why no foreign text reaches them. */
const OWN_TEXTS: Record<string, { expressions: readonly string[]; why: string }> = {
  'src/element/server/styles.ts': {
    expressions: ['(--_[\\w-]+):[^;}]+;?'],
    why: 'the style sheets of the library',
  },
  'src/element/server/used-rules.ts': {
    expressions: [
      '\\[([\\w-]+)(?:([~^$*|]?=)["\']?([^"\'\\]]*)["\']?)?\\s*[is]?\\]',
      '\\/\\*[\\s\\S]*?\\*\\/',
      '\\s*\\n\\s*',
    ],
    why: 'the style sheets of the library',
  },
};

/** Expressions that are put together while the code runs: where from, and what was looked at. */
const MADE: Record<string, string> = {
  'src/domain/manuals/editions.ts': 'a year between word boundaries',
  'src/domain/person/contact.ts': 'of constants; measured in test/unit/linear-time.test.ts',
  'src/element/server/used-rules.ts': 'names of the style sheets of the library',
  'widgets/barcode-scanner/decoder/decode.ts': "the author's pattern, for codes of a few dozen characters",
  'widgets/barcode-scanner/decoder/decoder.ts': "the author's pattern",
  'widgets/barcode-scanner/deferred/reading/read-still.ts': "the author's pattern",
};

/** No limit of time, so that the answer is the same on any machine: numbers of steps end the search. */
const WITHOUT_TIME = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  randomSeed: 1,
} as const;

it('finds the expressions of a source', () => {
  const text = 'const a = /b+/g;\nconst c = [/d/, new RegExp(e + `*`), RegExp(f)];';
  expect(expressionsOf('a.ts', text)).toEqual({
    written: [{ path: 'a.ts', line: 1, source: 'b+', flags: 'g' }],
    made: [
      { path: 'a.ts', line: 2, text: 'new RegExp(e + `*`)' },
      { path: 'a.ts', line: 2, text: 'RegExp(f)' },
    ],
  });
});

it('S6 no expression takes longer than linear time for a foreign text', async () => {
  const { written } = expressionsIn(['src', 'widgets']);
  expect(written.length).toBeGreaterThan(200);
  const foreign = written.filter(({ path, source }) => !OWN_TEXTS[path]?.expressions.includes(source));
  const once = new Map(foreign.map((each) => [`/${each.source}/${each.flags}`, each]));
  const slow: string[] = [];
  for (const [text, { path, line, source, flags }] of inTurn([...once])) {
    const { status } = await check(source, flags, WITHOUT_TIME);
    if (status !== 'safe') slow.push(`${path}:${line} ${text} ${status}`);
  }
  expect(slow).toEqual([]);
});

it('knows where expressions are put together, and no exception that is not there', () => {
  const { written, made } = expressionsIn(['src', 'widgets']);
  expect([...new Set(made.map(({ path }) => path))].sort()).toEqual(Object.keys(MADE).sort());
  for (const [path, { expressions }] of Object.entries(OWN_TEXTS)) {
    const there = written.filter((each) => each.path === path).map(({ source }) => source);
    expect([path, expressions.filter((each) => !there.includes(each))]).toEqual([path, []]);
  }
});

it('would find one that does', async () => {
  expect(await check('[-.]+$', '', { timeout: null })).toMatchObject({
    status: 'vulnerable',
    complexity: { type: 'polynomial' },
  });
});
