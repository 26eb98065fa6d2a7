import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOOR, newerThanFloor, tableOfNewer } from '../../../scripts/lib/floor.mjs';

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

it('the documentation states the least versions', () => {
  const text = readFileSync('stories/for-developers.mdx', 'utf8');
  const { chrome, firefox, safari, samsunginternet_android: samsung } = FLOOR;
  expect(text).toContain(
    `Safari ${safari}, Firefox ${firefox}, Chrome and Edge ${chrome} and Samsung Internet ${samsung}`,
  );
});
