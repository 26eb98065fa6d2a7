import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { viewsWithWidgets } from '#scripts/build/views-with-widgets.mjs';
import { heightTable, loaderTable } from '#scripts/generate/loader-table.mjs';

it.each([
  ['user-data', 'default: island.default, styles: island.styles, purpose: island.purpose'],
  ['benefits', 'default: island.default, purpose: island.purpose, withoutSession: island.withoutSession'],
  ['lead-form', 'default: island.default, styles: island.styles'],
  ['offers', 'default: island.default'],
])('the file of vt-%s has its view, and what signing in is for', (name, members) => {
  const path = `widgets/${name}/element.ts`;
  const { transform } = viewsWithWidgets();
  const { handler } = transform as unknown as {
    handler(this: object, code: string, path: string): { code: string };
  };
  expect(handler.call({ parse: parseAst }, readFileSync(path, 'utf8'), path).code).toContain(
    `island: async () => ({ ${members} })`,
  );
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
