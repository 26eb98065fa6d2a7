import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsBelow, isEntry, readImportGraph } from '#scripts/source/import-graph.mjs';
import { root } from '#scripts/system/run.mjs';
import { readTests } from '#scripts/test/emptied/prove-places.mjs';
import { DOCUMENTS, nameOf, readProofs, rowsOf, unprovenPlaces } from '#scripts/test/emptied/rows.mjs';

type Row = ReturnType<typeof rowsOf>[number];

const graph = readImportGraph(root);
/** What pages load, by way of others too. */
const shipped = new Set(
  [...graph.keys()].filter(isEntry).flatMap((entry) => [...importsBelow(graph, entry)]),
);

/** The number of sentences of each section of a document. Headings and the lines of tables' borders are none. */
function sentencesIn(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  let section = '0';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [heading, number = ''] = /^#{1,6} (?:(\d+(?:\.\d+)*)\.? )?/.exec(line) ?? [];
    if (heading) {
      // A part of a section without a number goes by the first word of its title.
      const title = line.slice(heading.length).toLowerCase();
      if (number) section = number;
      else if (heading.startsWith('### ')) section = `${section.split(' ')[0]} ${PARTS[title] ?? title}`;
    } else if (line && !/^\|[-| ]+\|$/.test(line)) {
      const body = line.replace(/^(?:[-*] |\d+\. )/, '');
      const found = line.startsWith('|') ? [body] : body.split(/(?<=\.['’]?\)?) +(?=[A-Z'\d(])/);
      counts[section] = (counts[section] ?? 0) + found.length;
    }
  }
  return counts;
}
const PARTS: Record<string, string> = {
  'lead or proposal form': 'lead',
  'lookup lists': 'lists',
  'car, vehicle and catalogue': 'car',
  'offers and benefits': 'offers',
  'validator catalogue': 'validators',
  'tax ids and country-specific rules': 'tax ids',
};

/** The sentences that the rows name, by section. */
function named(rows: readonly Row[]): Record<string, number[]> {
  const numbers: Record<string, number[]> = {};
  for (const { section, first, last } of rows)
    for (let each = first; each <= last; each++) numbers[section] = [...(numbers[section] ?? []), each];
  return numbers;
}

/** How other files call one of ours: by its subpath, its tag, or its place below another folder. */
function namesOf(path: string): string[] {
  const plain = path.replace(/\.(tsx?|mjs)$/, '');
  const [, widget] = /^widgets\/([\w-]+)/.exec(path) ?? [];
  return widget
    ? [`#widgets/${widget}`, `vt-${widget}`, `<${widget}`]
    : [plain.replace(/^src\//, '#').replace(/^demo-pages/, '#demo-pages')];
}
const textsOf = (path: string): string =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .map((name) => textsOf(join(path, name)))
        .join('\n')
    : readFileSync(path, 'utf8');
/** Tests that reach their subject by its name in a table. */
const BY_TABLE = /^test\/(contract|unit\/errors|unit\/messages)/;
const isAbout = (test: string, place: string): boolean =>
  BY_TABLE.test(test) ||
  test.includes(`widgets/${place.replace(/^widgets\//, '')}/`) ||
  namesOf(place).some((name) => textsOf(test).includes(name));

describe.each(DOCUMENTS)('every sentence of the document "%s"', (document) => {
  const rows = rowsOf(document);
  const proofs = readProofs();
  it('is named once', () => {
    for (const [section, numbers] of Object.entries(named(rows)))
      expect([section, numbers]).toEqual([section, numbers.map((_, index) => index + 1)]);
  });
  it('has a place and a test, or a reason', () => {
    const open = rows.filter(({ done, tests, note }) => (!done.length || !tests.length) && !note);
    expect(open.map(nameOf)).toEqual([]);
  });
  it('names files and folders that are there', () => {
    const gone = rows.flatMap(({ done, tests }) => [...done, ...tests].filter((path) => !existsSync(path)));
    expect([...new Set(gone)]).toEqual([]);
  });
  it('has places that pages load', () => {
    const places = [...new Set(rows.flatMap(({ done }) => done))];
    const isShipped = (place: string) =>
      [...shipped].some((path) => path === place || path.startsWith(`${place}/`));
    expect(places.filter((place) => !isShipped(place))).toEqual([]);
  });
  it('has a test that fails while one of its places is empty, by npm run sentences', () => {
    const { filesOf } = readTests();
    const open = rows.map((row) => ({ name: nameOf(row), places: unprovenPlaces(row, proofs, filesOf) }));
    expect(open.filter(({ places }) => places.length > 0)).toEqual([]);
  });
  it('has a test that is about its place', () => {
    const beside = rows
      .filter(({ tests }) => tests.length)
      .filter(({ done, tests }) => !tests.some((test) => done.some((place) => isAbout(test, place))));
    expect(beside.map(nameOf)).toEqual([]);
  });
});

/** The documents themselves, where they lie beside the repository. */
const BESIDE = DOCUMENTS.map((name) => ({
  name,
  path: new URL(`../../../../shared/spec/${name}.md`, import.meta.url).pathname,
})).filter(({ path }) => existsSync(path));

it.each([
  {
    name: 'a sample',
    text: '# A\n\nOne. Two.\n\n## 1. B\n\n- Three (x). Four: five.\n\n### C d\n\n| a |\n|---|\n| b |\n',
    counts: { 0: 2, 1: 2, '1 c d': 2 },
  },
  ...BESIDE.map(({ name, path }) => ({
    name,
    text: readFileSync(path, 'utf8'),
    counts: Object.fromEntries(
      Object.entries(named(rowsOf(name))).map(([section, all]) => [section, all.length]),
    ),
  })),
])('counts the sentences of $name', ({ text, counts }) => {
  expect(sentencesIn(text)).toEqual(counts);
});
