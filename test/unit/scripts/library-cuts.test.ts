import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type Edit, FORBIDDEN, LIBRARY_EDITS } from '#scripts/lib/library-cuts.mjs';
import { problemsOf } from '#scripts/lib/size-rows.mjs';
import { edited, libraryCuts, skippedCuts } from '#scripts/lib/vite-library-cuts.mjs';
import { shortNames } from '#scripts/lib/vite-preact-sources.mjs';

type Transformed = { code: string } | undefined;

/** What the plugin makes of a file as it is installed, and its warnings. */
function build(path: string, versionOf?: (library: string) => string) {
  const warn = vi.fn<(line: string) => void>();
  const plugin = libraryCuts(versionOf);
  (plugin.buildStart as (this: object) => void).call({ warn });
  const { handler } = plugin.transform as unknown as {
    handler(this: object, code: string, id: string): Transformed;
  };
  const code = readFileSync(`node_modules/${path}`, 'utf8');
  const result = handler.call({ warn }, code, `/page/node_modules/${path}`);
  return { code: result?.code ?? code, original: code, warnings: warn.mock.calls.flat() };
}

const quoted = (name: string) => LIBRARY_EDITS.find(({ library }) => library === name)?.version ?? '';

it('no source uses what the build removes from libraries', () => {
  const views = ['src', 'widgets', 'demo-pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => path.endsWith('.tsx')),
  );
  expect(views.length).toBeGreaterThan(100);
  expect(views.filter((path) => FORBIDDEN.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ['<p style={{ color }} />', true],
  ['<p dangerouslySetInnerHTML={html} />', true],
  ['<input defaultValue="a" />', true],
  ['createPortal(view, element)', true],
  ['override componentDidMount() {}', true],
  ['this.setState((before) => before)', true],
  ['<math />', true],
  ['useStore($car, { keys: ["mvs"] })', true],
  ['useStore($car)', false],
  ['<div className="style" />', false],
])('%s is found: %s', (text, found) => expect(FORBIDDEN.test(text)).toBe(found));

const libraries = LIBRARY_EDITS.map(({ library, cuts, behaviour }) => ({
  library,
  behaviour,
  files: [...new Set(cuts.flatMap(({ edits }) => Object.keys(edits)))],
}));

/** A file without its cuts. */
const whole = (original: string, behaviour: readonly Edit[] = []) =>
  behaviour.length > 0 ? edited(original, behaviour) : original;

// After an update of a library its cuts wait to be renewed, which no release has to wait for.
it.each(libraries)('$library: every edit is found as often as it says, or none is applied', (one) => {
  const { library, files, behaviour } = one;
  const isQuoted = !skippedCuts().some((line) => line.startsWith(`${library} `));
  for (const file of files) {
    const { code, original, warnings } = build(`${library}/${file}`);
    expect([file, code === whole(original, behaviour[file])]).toEqual([file, !isQuoted]);
    expect(warnings.some((line) => line.startsWith(`${library} `))).toBe(!isQuoted);
  }
});

it.each(libraries)('$library of another version is bundled whole, with one warning', (one) => {
  const { library, files, behaviour } = one;
  for (const file of files) {
    const { code, original, warnings } = build(`${library}/${file}`, () => '99.0.0');
    expect(code).toBe(whole(original, behaviour[file]));
    expect(warnings.filter((line) => line.startsWith(`${library} 99.0.0 is bundled whole`))).toHaveLength(1);
  }
});

it('effects wait 200 ms for a frame in every version', () => {
  for (const version of [undefined, () => '99.0.0'])
    expect(build('preact/hooks/src/index.js', version).code).toMatch(/RAF_TIMEOUT = 200;/);
});

it('an edit that is found otherwise than quoted names itself', () => {
  expect(() => edited('a; b; a;', [['a;', '']])).toThrow('found 2 times and not 1: a;');
  expect(() => edited('b;', [['a;', '']])).toThrow('found 0 times');
  expect(edited('a; /* b; */ b;\n  // c\n  if ( c ) d();', [['if (c) … ;', 'e;']])).toBe('a;  b;\n\n  e;');
});

it('no source has a name that is internal to preact', () => {
  const internal = new RegExp(`[.'"](?:${[...shortNames().keys()].join('|')})\\b`);
  const sources = ['src', 'widgets', 'node_modules/@nanostores/react'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.(?:tsx?|js)$/.test(path)),
  );
  expect(internal.test('node._children')).toBe(true);
  expect(sources.filter((path) => internal.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('sizes name the cuts that a build lacks beside the budgets it exceeds', () => {
  const skipped = skippedCuts((name) => (name === 'preact' ? '99.0.0' : quoted(name)));
  expect(skipped).toEqual([expect.stringMatching(/^preact 99\.0\.0 is bundled whole/)]);
  expect(problemsOf([{ problems: ['chunk runtime: 2 bytes, of 1'] }, {}], skipped)).toEqual([
    'chunk runtime: 2 bytes, of 1',
    ...skipped,
  ]);
  expect(problemsOf([{ problems: [] }], skipped)).toEqual([]);
});
