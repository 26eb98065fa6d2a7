import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heightTable, loaderTable } from '#scripts/lib/generators/loader-table.mjs';
import { viewsWithWidgets, withoutDocumentation } from '#scripts/lib/vite-elements.mjs';
import { standaloneModules } from '#scripts/lib/vite-modules.mjs';

it('a definition goes out without what only its documentation needs', () => {
  const code = `import { a } from './a';
/** Words. */
defineWidget('vt-a', {
  attributes: { /** Its events. */ events: text },
  events: ['vt-b'],
  load: 'visible',
  reserve: [1, 2],
  reserveWhen: { 'x=y': [1, 2] },
  island: () => import('./A'),
});`;
  expect(withoutDocumentation(code, 'widgets/a/element.ts').replace(/\s+/g, ' ')).toBe(
    `import { a } from './a'; /** Words. */ defineWidget('vt-a', { attributes: { /** Its events. */ events: text }, load: 'visible', island: () => import('./A'), });`,
  );
});

it.each([
  ['user-data', 'default: island.default, styles: island.styles, purpose: island.purpose'],
  ['lead-form', 'default: island.default, styles: island.styles'],
  ['offers', 'default: island.default'],
])('the file of vt-%s has its view, and what signing in is for', (name, members) => {
  const path = `widgets/${name}/element.ts`;
  const { transform } = viewsWithWidgets();
  const handler = (typeof transform === 'object' ? transform.handler : transform) as unknown as (
    code: string,
    path: string,
  ) => { code: string };
  expect(handler(readFileSync(path, 'utf8'), path).code).toContain(`island: async () => ({ ${members} })`);
});

it('an element file of another shape stops the build', () => {
  expect(() => withoutDocumentation('export const a = 1;', 'a.ts')).toThrow('a.ts: expected defineX');
});

it.each(readdirSync('widgets'))('vt-%s keeps its attributes, what it needs and its view', (name) => {
  const path = `widgets/${name}/element.ts`;
  const before = readFileSync(path, 'utf8');
  const after = withoutDocumentation(before, path);
  expect(after).not.toMatch(/^ {2}(events|reserve|reserveWhen):/m);
  for (const line of before.match(/^ {2}(attributes|needs|load|island|element):.*$/gm) ?? [])
    expect(after).toContain(line);
});

it("the tables tell islands from Lit's elements, with a height and without", () => {
  const known = {
    description: '',
    features: [],
    attributes: [],
    events: [],
    slots: [],
    parts: [],
    needs: [],
  };
  const widgets = [
    {
      ...known,
      tag: 'vt-form',
      folder: 'form',
      load: 'visible',
      reserve: [9, 8],
      reserveWhen: [
        ['a=b', [7, 6]],
        ['a=b c', [5, 4]],
      ],
    },
    { ...known, tag: 'vt-hint', folder: 'hint', load: 'idle', reserve: [0, 0], reserveWhen: [], lit: false },
    { ...known, tag: 'vt-link', folder: 'link', reserve: [0, 0], reserveWhen: [], lit: true },
    {
      ...known,
      tag: 'vt-view',
      folder: 'view',
      load: 'visible',
      reserve: '7/5',
      reserveWhen: [['a=c', '1/1']],
      lit: true,
    },
  ] as unknown as Parameters<typeof loaderTable>[0];
  const rows = (text: string) => text.match(/^ {2}\S.*\],$/gm);
  expect(rows(loaderTable(widgets))).toEqual([
    "  hint: [0, 'idle', 0],",
    "  link: [1, 'eager', 0],",
    '  view: [1],',
  ]);
  expect(rows(heightTable(widgets))).toEqual([
    '  form: [9, 8],',
    "  'form[a=b i]': [7, 6],",
    `  'form[a="b c" i]': [5, 4],`,
    '  hint: [0, 0],',
    '  link: [0, 0, 1],',
    "  view: ['7/5', 0, 1],",
    "  'view[a=c i]': ['1/1', 0],",
  ]);
});

it('a module of a folder standalone is copied for each of its takers, and shared by all others', async () => {
  const loader = new Set(['/repo/src/page/core/events.ts', '/repo/src/element/loader.ts']);
  const { resolveId } = standaloneModules(loader, ['two']) as unknown as {
    resolveId(this: object, source: string, importer: string): Promise<{ id: string } | null>;
  };
  const resolved = (id: string, importer: string) =>
    resolveId.call({ resolve: async () => ({ id }) }, './any', importer);
  const kept = '/repo/src/page/standalone/storage-key.ts';
  expect(await resolved(kept, '/repo/widgets/one/One.tsx')).toEqual({ id: `${kept}?for=one` });
  expect(await resolved(kept, '/repo/widgets/two/Two.tsx')).toEqual({ id: `${kept}?for=two` });
  expect(await resolved(kept, '/repo/src/page/settings/storage.ts')).toBeNull();
  expect(await resolved('/repo/src/ui/core/fields.tsx', '/repo/widgets/one/One.tsx')).toEqual({
    id: '/repo/src/ui/core/fields.tsx',
  });
  // The steps of a car are copied for the two widgets that have them, with all that they take, and for nobody else.
  const steps = '/repo/src/features/car/steps/actions.ts';
  expect(await resolved(steps, '/repo/widgets/quotation/Desk.tsx')).toEqual({ id: `${steps}?for=quotation` });
  expect(await resolved(steps, '/repo/widgets/one/One.tsx')).toEqual({ id: steps });
  const rules = '/repo/src/domain/parts/left.ts';
  expect(await resolved(rules, `${steps}?for=configurator`)).toEqual({ id: `${rules}?for=configurator` });
  expect(await resolved(rules, '/repo/src/features/car/choices/choices.ts')).toBeNull();
  const css = '/repo/src/features/car/steps/parts.css?inline';
  expect(await resolved(css, `${steps}?for=configurator`)).toEqual({ id: `${css}&for=configurator` });
  // The loader, which exports nothing, and the elements without the runtime have their own of what islands share.
  const events = '/repo/src/page/core/events.ts';
  expect(await resolved(events, '/repo/src/element/loader.ts')).toEqual({ id: `${events}?for=loader` });
  expect(await resolved(events, '/repo/widgets/two/Two.ts')).toEqual({ id: `${events}?for=two` });
  expect(await resolved(events, '/repo/widgets/one/One.tsx')).toEqual({ id: events });
  expect(await resolved('/repo/src/element/loader.ts', '/repo/src/element/vitrine.ts')).toEqual({
    id: '/repo/src/element/loader.ts',
  });
});
