// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorOf, anchorsIn, citationProblems } from '#scripts/house/citations.mjs';

const ANCHORS = new Map([
  ['leads', new Set(['payload', 'common-fields'])],
  ['calls', new Set(['query'])],
]);
const found = (text: string): string[] =>
  citationProblems('src/domain/a.ts', text, ANCHORS).map(
    ({ line, rule }: { line: number; rule: string }) => `${line} ${rule}`,
  );
/** Citations that fail are put together here, so that the house's own check does not find them in this file. */
const spec = (...cited: string[]) => `(spec ${cited.map((each) => each.replace('/', '#')).join(', ')})`;

describe('citations of the specification', () => {
  test('one that names a heading is right, and a list of them', () => {
    expect(found(`/** The lead ${spec('leads/payload')}. */`)).toEqual([]);
    expect(found(`/** The lead ${spec('leads/payload', 'leads/common-fields', 'calls/query')}. */`)).toEqual(
      [],
    );
  });

  test.each([
    ['a heading that is not there', spec('leads/body')],
    ['a page that is not there', spec('lead/payload')],
    ['a heading further down a list', spec('leads/payload', 'leads/body')],
    ['no heading', spec('leads')],
  ])('%s is found', (_, cited) => {
    expect(found(`\n/** The lead ${cited}. */`)).toEqual(['2 citation']);
  });

  test('a citation that a comment breaks is read as one', () => {
    const broken = (anchor: string) => `/**\n * The lead (spec\n * ${['leads', anchor].join('#')}).\n */`;
    expect(found(broken('payload'))).toEqual([]);
    expect(found(broken('body'))).toHaveLength(1);
    expect(found(broken('body').replace('leads', 'lead'))).toHaveLength(1);
  });

  test.each([
    ['calls', '4.1'],
    ['platform', '5'],
    ['000', '§9'],
  ])('a section of a document outside the repository is found: %s %s', (name, section) => {
    expect(found(`\n// A rule (${name} ${section}).`)).toEqual(['2 citation']);
  });

  test('decisions as a source are found, the word is not', () => {
    const word = 'decisions';
    expect(found(`/** A rule (${word}). */`)).toEqual(['1 citation']);
    expect(found(`/** A rule (of the page, ${word}). */`)).toEqual(['1 citation']);
    expect(found(`/** Settled by ${word}.md. */`)).toEqual(['1 citation']);
    expect(found(`/** Makes ${word} (many). It calls 'a' twice on a platform. */`)).toEqual([]);
  });

  test('a message names file, citation and reason', () => {
    const [problem] = citationProblems('src/a.ts', spec('leads/body'), ANCHORS);
    expect(problem).toMatchObject({ path: 'src/a.ts', line: 1 });
    expect(problem?.message).toContain(
      `'spec ${['leads', 'body'].join('#')}' leads nowhere: the page has no heading 'body'`,
    );
  });
});

describe('the pages of the specification', () => {
  const FOLDER = 'stories/specification';
  const pages = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);
  const idOf = (text: string) => anchorOf(/<Meta title="([^"]+)"/.exec(text)?.[1]?.replace('/', '-') ?? '');

  test.each(pages)('%s: headings of plain words, each once', (_, text) => {
    const headings = [...text.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.filter((heading) => !/^[A-Za-z0-9 -]+$/.test(heading))).toEqual([]);
    expect(anchorsIn(text)).toEqual([...new Set(anchorsIn(text))]);
  });

  test.each(pages)('%s: links to pages that exist', (_, text) => {
    const ids = pages.map(([, each]) => idOf(each));
    const linked = [...text.matchAll(/path=\/docs\/(specification-[a-z-]+)--docs/g)].map(([, id]) => id);
    expect(linked.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
