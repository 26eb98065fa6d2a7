import { expect, it } from 'vitest';
import { entryOf } from '#domain/car/version-entry';

const old = { mvsCode: 'C30AG61', year: 2025 };
const now = { mvsCode: 'C30AG61', year: 2026 };
const any = { mvsCode: 'C30BG61', year: null };

it.each([
  ['its own year', [old, now], 'C30AG61', 2026, now],
  ['not that of another year', [old], 'C30AG61', 2026, undefined],
  ['one for every year', [now, any], 'C30BG61', 2025, any],
  ['the only one while the year is unknown', [now, any], 'C30AG61', undefined, now],
  ['none of several while the year is unknown', [old, now], 'C30AG61', null, undefined],
  ['none of another code', [old, now, any], 'C30CG61', 2026, undefined],
])('the entry of a version is %s', (_, entries, code, year, expected) => {
  expect(entryOf(entries, code, year)).toBe(expected);
});
