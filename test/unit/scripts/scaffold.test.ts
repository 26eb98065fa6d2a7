import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/core/brands';
import { sharedTexts } from '#element/author/shared-texts';
import { nextVersion } from '#scripts/release/versions.mjs';
import { filesOf, KINDS, type Kind, kindOf } from '#scripts/scaffold/scaffold.mjs';
import { root } from '#scripts/system/run.mjs';
import { countStories, SIZES } from '#scripts/test/widget-budgets.mjs';

const kinds = Object.keys(KINDS) as Kind[];
const NAME = 'made-for-test';
const FOLDER = `widgets/${NAME}`;

/** What every widget has, whatever its kind. */
const SHAPE = [
  `${FOLDER}/element.ts`,
  `${FOLDER}/attributes.ts`,
  `${FOLDER}/author.pt-BR.ts`,
  `${FOLDER}/author.es-AR.ts`,
  `${FOLDER}/MadeForTest.tsx`,
  ...['', 'deferred/'].map((part) => `${FOLDER}/${part}messages.ts`),
  `stories/${NAME}.stories.tsx`,
  `test/unit/widgets/${NAME}/${NAME}.test.tsx`,
  `test/e2e/widgets/${NAME}/${NAME}.spec.ts`,
  `test/e2e/widgets/${NAME}/main-job.ts`,
];

/** The texts of one language in a messages.ts. */
const textsIn = (file = '', language: Language) =>
  new RegExp(`const ${language.slice(0, 2)}\\b.*? = \\{.*?^\\};`, 'ms').exec(file)?.[0] ?? '';

interface Named {
  path: string;
  from: string;
  names: string[];
}

const IMPORT = /import\s+(?:type\s+)?(?:(\w+)|\* as (\w+)|\{([^}]*)\})\s+from\s+'(\.[^']+)'/g;

/** Relative imports of a file, with what they name; of a namespace what is read from it. */
function importsOf(path: string, text: string): Named[] {
  const named = [...text.matchAll(IMPORT)].map(([, single, namespace, list = '', from = '']) => ({
    path,
    from,
    names: single
      ? ['default']
      : namespace
        ? [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, member = '']) => member)
        : list.split(',').flatMap(
            (each) =>
              each
                .trim()
                .replace(/^type /, '')
                .split(' as ')[0] || [],
          ),
  }));
  const late = [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, from = '']) => ({
    path,
    from,
    names: [],
  }));
  return [...named, ...late];
}

/** Whether a module exports a name, as far as its text tells. */
const exports = (text: string, name: string) =>
  name === 'default'
    ? /export default|\?inline/.test(text)
    : new RegExp(
        `export (?:declare )?(?:async )?(?:const|function|class|interface|type) ${name}\\b|export (?:type )?\\{[^}]*\\b${name}\\b`,
      ).test(text);

const variants = kinds.flatMap((kind) => [[kind, false] as const, [kind, true] as const]);

describe.each(variants)('a new widget, --%s, for signed-in visitors: %s', (kind, forSignedIn) => {
  const files = filesOf(NAME, kind, forSignedIn ? 'signed-in' : undefined);
  const textOf = (path: string) =>
    files.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

  it('has the shape of all widgets, and its own name everywhere', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(SHAPE));
    const left = [...files].filter(([path, text]) => /template-?widget/i.test(path + text));
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('edits nothing that others share', () => {
    expect([...files.keys()].filter((path) => existsSync(join(root, path)))).toEqual([]);
    expect([...files.keys()].filter((path) => !path.includes(NAME))).toEqual([]);
  });

  it('imports what there is', () => {
    const missing = [...files].flatMap(([path, text]) =>
      importsOf(path, text).flatMap(({ from, names }) => {
        const base = posix.join(posix.dirname(path), from.replace(/\?.*$/, ''));
        const found = ['', '.ts', '.tsx', '.mjs', '.d.ts']
          .map((ending) => textOf(base + ending))
          .find(Boolean);
        if (found === undefined) return `${path}: '${from}'`;
        if (from.includes('?')) return [];
        return names.filter((name) => !exports(found, name)).map((name) => `${path}: ${name} of '${from}'`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('keeps its budget of tests', () => {
    const most = SIZES.medium;
    expect(countStories(files.get(`stories/${NAME}.stories.tsx`) ?? '')).toBeLessThanOrEqual(
      most?.stories ?? 0,
    );
    const journeys = files.get(`test/e2e/widgets/${NAME}/${NAME}.spec.ts`)?.match(/^test\(/gm) ?? [];
    expect(journeys.length).toBeLessThanOrEqual(most?.e2e ?? 0);
    expect(journeys.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)(
    'has a title, a first content and a text for each attribute for authors, in %s',
    (language) => {
      const namesIn = (text: string) => [...text.matchAll(/^ +'?([\w-]+)'?[:,]/gm)].map(([, name]) => name);
      const block = (text: string) => /attributes(?: =|:) \{\n([\s\S]*?)\n *\}/.exec(text)?.[1] ?? '';
      const author = files.get(`${FOLDER}/author.${language}.ts`) ?? '';
      expect(author).toMatch(/^ {2}title: '.+',$/m);
      expect(author).toMatch(/^ {2}children: '.+',$/m);
      const attributes = files.get(`${FOLDER}/attributes.ts`) ?? '';
      const declared = namesIn(block(attributes));
      expect(declared.length).toBeGreaterThan(0);
      // A shared attribute brings its own.
      expect(attributes).toMatch(/^import \{ heading \} from '.*\/shared-attributes';$/m);
      expect(sharedTexts[language].heading).toBeTruthy();
      expect(namesIn(block(author))).toEqual(declared.filter((name) => name !== 'heading'));
    },
  );

  it('says with which release it will be there first', () => {
    expect(files.get(`${FOLDER}/element.ts`)?.split(`\n * @since ${nextVersion()}\n`)).toHaveLength(2);
  });

  it('says who can use it, and what for', () => {
    const element = files.get(`${FOLDER}/element.ts`);
    expect(element?.split('\n  access: {},\n')).toHaveLength(forSignedIn ? 2 : 1);
    const view = files.get(`${FOLDER}/MadeForTest.tsx`) ?? '';
    const story = files.get(`stories/${NAME}.stories.tsx`) ?? '';
    const tests = ['main-job', `${NAME}.spec`].map((file) =>
      files.get(`test/e2e/widgets/${NAME}/${file}.ts`),
    );
    for (const language of LANGUAGES) {
      const text = textsIn(files.get(`${FOLDER}/messages.ts`), language);
      if (forSignedIn) expect(text).toMatch(/^ {2}purpose: '.+',$/m);
      else expect(text).not.toContain('purpose');
      expect(view.includes(`'${language}': texts['${language}'].purpose`)).toBe(forSignedIn);
    }
    expect(/^export const purpose /m.test(view)).toBe(forSignedIn);
    expect(story.includes("vitrine: { user: 'ana' }")).toBe(forSignedIn);
    expect(tests.map((text) => /signIn\(|hasSession\(page\)/.test(text ?? ''))).toEqual([
      forSignedIn,
      forSignedIn,
    ]);
  });

  it('says the same in both languages', () => {
    for (const part of ['', 'deferred/']) {
      const [pt, es] = LANGUAGES.map((language) =>
        [...textsIn(files.get(`${FOLDER}/${part}messages.ts`), language).matchAll(/^ {2}(\w+):/gm)].map(
          ([, key]) => key,
        ),
      );
      expect(pt?.length).toBeGreaterThan(0);
      expect(es).toEqual(pt);
    }
  });
});

describe('a new widget of staff', () => {
  const files = filesOf(NAME, 'list', 'staff');
  it('is for staff, of the roles that its author names, and its tests and stories sign somebody in', () => {
    expect(files.get(`${FOLDER}/element.ts`)).toContain('\n  access: { staff: true },\n');
    const attributes = files.get(`${FOLDER}/attributes.ts`);
    expect(attributes).toContain('import { heading, roles }');
    expect(attributes).toContain('\n  heading,\n  roles,\n');
    expect(files.get(`stories/${NAME}.stories.tsx`)).toContain("vitrine: { user: 'equipe' }");
    expect(files.get(`test/e2e/widgets/${NAME}/main-job.ts`)).toContain(
      "signIn('vt-made-for-test', 'equipe')",
    );
    expect(files.get(`test/e2e/widgets/${NAME}/main-job.ts`)).toContain("\n  user: 'equipe',\n");
    expect(files.get(`test/e2e/widgets/${NAME}/${NAME}.spec.ts`)).toContain("hasSession(page, 'equipe')");
  });
});

describe('the kind of a new widget', () => {
  it('is the one that is named, else a view, never two', () => {
    expect(kindOf({})).toBe('view');
    expect(kindOf({ form: true })).toBe('form');
    expect(kindOf({ list: true })).toBe('list');
    expect(kindOf({ table: true })).toBe('table');
    expect(kindOf({ form: true, view: true })).toBeUndefined();
  });
});
