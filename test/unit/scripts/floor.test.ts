import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newerThanFloor, tableOfNewer } from '#scripts/build/minimum-browsers/floor.mjs';
import { FLOOR } from '#scripts/build/minimum-browsers/least-browsers.mjs';
import { newerStyles, stylesIn } from '#scripts/build/minimum-browsers/styles.mjs';

const table = tableOfNewer();
const newer = (code: string) => newerThanFloor(code, 'a.js', table);

describe('what a least browser has not', () => {
  it.each([
    ['AbortSignal.any([a, b])', ['.any()', 'AbortSignal.any']],
    ['URL.canParse(a)', ['.canParse()', 'URL.canParse']],
    ['Promise.withResolvers()', ['.withResolvers()', 'Promise.withResolvers']],
    ['Object.groupBy(a, b)', ['.groupBy()', 'Object.groupBy']],
    ['Array.fromAsync(a)', ['.fromAsync()', 'Array.fromAsync']],
    ['a.isSubsetOf(b)', ['.isSubsetOf()']],
    ['new CloseWatcher()', ['CloseWatcher']],
  ])('%s is found', (code, names) => {
    expect(newer(code)).toEqual(expect.arrayContaining(names.slice(-1)));
  });

  it.each([
    'a.toSorted(b).at(-1)',
    'Object.hasOwn(a, b)',
    'AbortSignal.timeout(1)',
    'structuredClone(a)',
    'a.findLast(b)',
    'new CSSStyleSheet()',
    'scheduler?.yield?.()',
    'list?.showPopover && list.showPopover()',
  ])('%s is there, or asked for', (code) => {
    expect(newer(code)).toEqual([]);
  });
});

describe('what a style sheet uses that a least browser has not', () => {
  it.each([
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { float: inline-start }', 'float: inline-start'],
    ['a { b { color: red } }', 'nesting'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['a::details-content { opacity: 0 }', '::details-content'],
    ['a { width: calc-size(auto, size) }', 'calc-size()'],
    ['a { position-anchor: --a }', 'position-anchor'],
    ['a { user-select: all }', 'user-select'],
    ['a { no-such-property: 1 }', 'no-such-property, which MDN does not know'],
    ['a { width: 1rcap }', 'unit rcap'],
    ["a::before { content: '!' / '' }", 'content, alt_text'],
    ['@scope (a) { b { color: red } }', '@scope'],
  ])('%s is found', (sheet, name) => {
    expect(newerStyles(sheet)).toContain(name);
  });

  it.each([
    'a:has(b) { color: color-mix(in srgb, red 5%, blue) }',
    '@container (min-width: 600px) { a { inset-inline-end: 1dvh } }',
    '@media (width < 600px) { a { gap: 1px } }',
    'a { -webkit-user-select: all; user-select: all }',
    '@supports (field-sizing: content) { a { field-sizing: content } }',
    "a::before { content: '!'; content: '!' / '' }",
    'a { background: var(--vt-text); text-wrap: balance }',
  ])('%s is there, asked for, or no loss', (sheet) => {
    expect(newerStyles(sheet)).toEqual([]);
  });

  it('sheets are read from the texts of a script', () => {
    const code = 'const a = `b{color:red}`, c = "d{e:f}g{h:i}", h = "i", j = `{"k":1}`;';
    expect(stylesIn(code, 'a.js')).toEqual(['b{color:red}', 'd{e:f}g{h:i}']);
  });
});

it('the documentation states the least versions', () => {
  const text = readFileSync('stories/for-developers.mdx', 'utf8');
  const { chrome, firefox, safari, samsunginternet_android: samsung } = FLOOR;
  expect(text).toContain(
    `Safari ${safari}, Firefox ${firefox}, Chrome and Edge ${chrome} and Samsung Internet ${samsung}`,
  );
});
