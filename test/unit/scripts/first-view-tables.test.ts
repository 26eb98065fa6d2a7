import { describe, expect, it } from 'vitest';
import type { CmsAttribute } from '#scripts/cms/data';
import { arrangements, type Render } from '#scripts/cms/first-views/attribute-effects.mjs';
import { inPlaces, sentinelOf } from '#scripts/cms/first-views/places.mjs';
import { sharedParts } from '#scripts/cms/first-views/shared-parts.mjs';
import { viewTable } from '#scripts/cms/first-views/view-table.mjs';
import { filledView } from '../lib/filled-view';

const BR = { country: 'BR', language: 'pt-BR' };
const AR = { country: 'AR', language: 'es-AR' };
const MARKET = {
  pages: [BR, AR],
  brands: ['fiat', 'jeep'],
  settings: { tax: ['on', 'off'], report: ['/a'] },
};

const attribute = (name: string, kind: CmsAttribute['kind'], words?: string[]): CmsAttribute => ({
  ...{ name, kind, label: { pt: name, es: name }, text: { pt: name, es: name } },
  ...(words && { words }),
});

const escaped = (text = '') => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A view that depends on attributes in every way that there is. */
const render: Render = (given, { country, language, brand, tax }) => {
  const { heading, level, link, note, count, code, quiet } = given;
  const title = heading && `<h2${level ? ` aria-level="${level}"` : ''}>${escaped(heading)}</h2>`;
  const words = (given.fields ?? 'name phone').split(' ').map((name) => `<input name="${name}">`);
  const many = `<ol start="${count ?? 1}"></ol>`;
  const box = quiet === undefined ? '<p>Aviso</p>' : '';
  const rest = `<p>${country} ${language}${tax === 'on' ? ' CNPJ' : ''}</p>`;
  return {
    html: `<form>${title ?? ''}${words.join('')}${many}${box}${link ? `<a href="${escaped(link)}" title="${escaped(note)}">Ver</a>` : ''}${code ? code.toUpperCase() : ''}${rest}</form>`,
    style: `:host{--_primary:${brand}}${title ? 'h2{margin:0}' : ''}${link ? 'a{color:red}' : ''}`,
  };
};
const ATTRIBUTES = [
  attribute('heading', 'text'),
  attribute('level', 'option', ['2', '3']),
  attribute('fields', 'list', ['name', 'phone']),
  attribute('quiet', 'flag'),
  attribute('link', 'address'),
  attribute('note', 'text'),
  attribute('count', 'number'),
  attribute('code', 'text'),
  attribute('dealer', 'text'),
  attribute('load', 'option', ['idle', 'visible']),
];
const table = viewTable({ tag: 'vt-form', attributes: ATTRIBUTES, example: {} }, render, MARKET);
if (!table) throw new Error('no table');

describe('the table of a widget', () => {
  it('names what there is no view with, and nothing that views do not depend on', () => {
    expect(table.others).toEqual({ count: [], code: [] });
    expect(table.settings).toEqual({ tax: ['off'] });
    expect(table.texts).toEqual(['heading', 'link', 'note']);
    expect(table.html.by).toEqual(['page', 'heading', 'level', 'fields', 'quiet', 'link', 'note']);
    expect(table.style.by).toEqual(['brand', 'heading', 'link']);
  });

  const sets: Record<string, string>[] = [
    {},
    { heading: 'A "b" <i> & {{text:note}}' },
    // Seen only beside a heading.
    { level: '3' },
    { heading: 'A', level: '3', fields: 'phone name', quiet: '' },
    { fields: 'phone', link: '/a?b=1&c=2', note: '<b>"' },
    { link: '/a', load: 'idle', dealer: '0001' },
  ];
  for (const page of [BR, AR])
    for (const brand of MARKET.brands)
      it(`is filled to what is rendered: ${brand} ${page.country}`, () => {
        for (const set of sets)
          expect(filledView(table, set, { ...page, brand })).toEqual(render(set, { ...page, brand }));
      });

  it('has none for values that were not tried, and for settings that change it', () => {
    const on = { ...BR, brand: 'fiat' };
    expect(filledView(table, { count: '1' }, on)).toBeUndefined();
    expect(filledView(table, { level: '9' }, on)).toBeUndefined();
    expect(filledView(table, {}, { ...on, tax: 'on' })).toBeUndefined();
    expect(filledView(table, {}, { ...on, brand: 'unknown' })).toBeUndefined();
    expect(filledView(table, {}, { ...on, tax: 'off', report: '/a' })).toBeDefined();
  });

  it('is not made for a widget without a first view', () => {
    expect(viewTable({ tag: 'vt-x', attributes: ATTRIBUTES, example: {} }, () => undefined, MARKET)).toBe(
      undefined,
    );
  });

  it('leaves out the attribute with the most values where there is no room for all combinations', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const wide = viewTable(
      {
        tag: 'vt-wide',
        attributes: [
          attribute('size', 'option', ['s', 'm', 'l']),
          ...names.map((name) => attribute(name, 'flag')),
        ],
        example: {},
      },
      (given) => ({ html: `<p>${JSON.stringify(given)}</p>`, style: '' }),
      MARKET,
    );
    expect(wide?.others).toEqual({ size: [] });
    expect(wide?.html.by).toEqual(['page', ...names]);
  });
});

describe('the places of texts', () => {
  const marked = (html: string, kind: 'text' | 'address') =>
    inPlaces(html.replaceAll('@', sentinelOf(kind, 3)), [{ name: 'own', kind, index: 3 }]);

  it('are known by what is around them', () => {
    expect(marked('<p title="a @">@</p>', 'text')).toBe('<p title="a {{value:own}}">{{text:own}}</p>');
    expect(marked('<a class="b" href="@">c</a>', 'address')).toBe(
      '<a class="b" href="{{address:own}}">c</a>',
    );
  });

  it.each([
    ['a text as an address', '<a href="@">c</a>', 'text'],
    ['a text as code', '<p style="color:@">c</p>', 'text'],
    ['a text as a handler', '<p onclick="@">c</p>', 'text'],
    ['a text as an attribute', '<p @>c</p>', 'text'],
    ['an address after others', '<a href="/to?@">c</a>', 'address'],
    ['an address as a text', '<p>@</p>', 'address'],
  ] as const)('are none for %s', (_, html, kind) => {
    expect(marked(html, kind)).toBeUndefined();
  });
});

it('lists have every order of their words, as far as those are few', () => {
  expect(arrangements(['a', 'b'])).toEqual(['a', 'b', 'a b', 'b a']);
  expect(arrangements(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e', 'a b c d e']);
});

it('parts of texts are shared, and give the texts again', () => {
  const groups = [
    [
      ['a', 'x', 'b', 'x', 'c'],
      ['a', 'x', 'd', 'x', 'c'],
      ['a', 'x', 'b', 'x', 'c'],
    ],
    [[], ['c', 'a', 'a']],
  ];
  const { parts, lists, indexes } = sharedParts(groups);
  const again = indexes.map((group) =>
    group.map((list) => (lists[list] ?? []).map((part) => parts[part]).join('')),
  );
  expect(again).toEqual(groups.map((group) => group.map((pieces) => pieces.join(''))));
  expect(indexes[0]?.[2]).toBe(indexes[0]?.[0]);
  expect(new Set(parts).size).toBe(parts.length);
});
